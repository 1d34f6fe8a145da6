/**
 * Words on and around links, in addition to those of `CODE_WORDS`. `yes`: on links that confirm something; `no`: on other links.
 * `lead`: announces a link. `weak`: on links that confirm something and on many others. `change`: confirms nothing by itself.
 * `threat`: what a mail of a service hardly ever says; `urgent`: common in phishing mails, in honest ones now and then one of them.
 * How long a link is valid is neither.
 */
export const LINK_WORDS = {
  yes: `iniciar_sesion アドレスを確認 アカウントを確認 登録を確認 set_password change_my change_password change_your new_password create_password choose_a forgot magic unblock invitat invited invitation accept
finish_sign finish_set finish_creat finish_reg complete_your complete_reg complete_sign validat continue_to yes. zurucks andern passwor changer modifie valider restabl
desbloq alterar repor reimpos modific cambia sblocca zmien odblok obnov zmenit zmenen visszaa felolda modosit degisti kilid
sifreyi endre nullst tilbake gjenapn las_opp atersta andra skift aendr oplas vaihda nollaa lahtest muuda vaheta atjauno mainit atkurti
pakeist wijzig wachtwo spremen ponasta promije promen otkljuc schimb ndrysho rivendo измен смен восста разбло скину змін
скід змян аднав разбла промен възста отклю ресет επαναφ αλλαγ ξεκλει שנה שחזור שינוי לאפס إعاده تغییر تعیین عوض
बदल রিসেট পরিবর্ மாற்ற மீட்டம రీసెట్ ಮರುಹೊಂ റീസെറ് เปลี่ยน ตั้งค่า ປ່ຽນ ປົດລັອກ ប្តូរ កំណត់ ដោះសោ 修改 变更 變更 更改 解锁 解鎖 変更
ontsluit снять_блок 解除 변경 해제 초기화 las_min_konto lase_op lukituks lukitus bude_akau aflæs odkle odemkn odomkn kilit_ac kilit. hesabimi_geri zmena_hesl zmen אשר_ ری_سیٹ დაადასტ kambia ပြန်လည် ပြန်လုပ် blokdan atblok otklj разблак باز_کردن باز_کن الغاء_القفل الغاء_قفل فك_القفل আনলক अनलॉक შეცვლ აღდგენ გახსნ վերակա փոխել ዳግም doi_mat mo_khoa setel ganti ubah buka_kunci tetapka`,
  lead: `following_address following_url following_web following_page following_locat following_link link_below click. clicking click_on click_the click_here click_this button_below this_link the_link klick folgenden_link diesen_link cliqu ce_lien le_lien haz_clic hacer_clic este_enlace
enlace_sig clique_ clicar este_link o_link по_ссылк ссылк посиланн перейд الرابط انقر اضغط リンク クリック 链接 点击 連結 點擊 링크 클릭 klik fare_clic fai_clic kliknij kliknete klikn tikla`,
  change: `change. change_my change_your andern changer modifie modifier cambia cambiar alterar altere mudar измен изменить смен сменить змін змінити تغییر 修改 変更 更改 變更 변경 modific`,
  weak: `確認する complete_your_prof complete_your_ord complete_your_purch sign_ins logins actividad activite. activiteit aktivitat aktivnos atividad 登录记录 登入記錄 登入紀錄 登录历史 secur sicher sicur segur segur sakerh sikkerh turva bezpec bezpiec biztons guvenl keaman safe safety 安全 セキュリティ безопа безпек امنیت امان אבטח
ความปลอดภัย bao_mat access. accessi acces. accesso acceso acces_ active. actively activity activities activist activis actual action join. joined connexi connect
connected logging logged login_page authori authors author. authored authority over. identi identity certain validity confirmed verified resetting changed
registered registr registry registering included recover recovery inscri enter subscri fiora actie aktion aktywn activo activa. attiva. aktivita 活动 確認済み 確定 確保`,
  threat: `failure_to 停止されます will_be_suspend be_suspended been_suspend temporarily_suspend account_suspen will_be_terminat be_terminated be_deactivat been_limited is_limited limited_your account_limit limited_access restrict_
be_restricted been_restricted account_has_been_re will_be_clos be_closed will_be_lock will_be_block storage_limit storage_is mailbox_full mailbox_is mailbox_has mailbox_quota update_your_rec
confirm_your_bill confirm_your_pay verify_your_bill confirm_your_rec undelivered pending_mess held_mess inactive_acc validate_your_mail attempts_to_log unable_to_ver act_now re_confirm reconfirm
revalidat wird_gesperrt konto_gesperrt_werden wird_ihr_konto wird_eingeschr postfach_ist speicherp suspendu suspension sera_bloqu sera_limit sera_ferm boite_pleine suspendida suspendido suspender
sera_bloque sera_limit sera_cerrad buzon_lleno suspensa suspenso sera_bloq sera_encerr caixa_cheia recadastr будет_заблокир приостанов будет_огранич буде_заблокова призупин буде_обмеж سیتم_تعلیق
تعلیق_حساب ایقاف_حساب تقیید 冻结 凍結 停用 暂停 受限 邮箱已满 停止させ 制限され`,
  urgent: `permanently_ avoid_ to_avoid immediate_ immediately urgent urgently unauthoriz unusual_ suspicious_ fraud quota exceeded_ upgrade_your update_your_bill update_your_pay update_your_acc
update_your_inf confirm_your_inf confirm_your_ident verify_your_ident verify_your_inf account_information billing_inf personal_information dear_customer dear_client dear_user dear_valued dear_member
valued_customer valued_member online_bank internet_bank credit_card social_security ssn. dormant technical_up security_up security_upd new_security foreign_ip our_records restore_your restore_acc
legal_dep security_dep sensitive_ account_review protect_your_acc third_part as_soon_as_poss sehr_geehrter_kunde sehr_geehrte_kund umgehend unverzuglich ungewohnlich verdachtig kundendaten zahlungsdat
kontodaten cher_client chere_client inhabituel suspect suspecte immediatement urgent. vos_informations_ban moyen_de_paiement donnees_bancaires estimado_cliente inusual sospechosa inmediat urgente.
datos_bancarios datos_de_pago informacion_de_pago banca_en prezado_cliente caro_cliente incomum suspeita imediat dados_banc internet_banking уважаемый_клиент подозрит необычн немедленн срочно банковск
платежн шановний_клієнт підозріл незвичн негайно терміново банківс платіжн عزیزی_العمیل مشبوه غیر_معتاد فورا عاجل بیانات_البنک بیانات_الدفع البنک 尊敬的客户 尊敬的用户 异常 可疑 立即 紧急 银行 付款信息 お客様各位 不正 至急 ただちに 異常
お支払い情報 支払い方法 銀行`,
  deny: `wasn't_you was_not_you wasn't_me was_not_me not_me. isn't_you is_not_you didn't_request did_not_request didn't_make did_not_make didn't_do did_not_do didn't_init did_not_init didn't_auth did_not_auth didn't_change did_not_change didn't_sign did_not_sign didn't_ask did_not_ask didn't_try did_not_try didn't_create did_not_create didn't_perform did_not_perform don't_recogni do_not_recogni
nicht_du. nicht_sie. nicht_ich. du_nicht_war sie_nicht_war warst_du_nicht du_das_nicht du_dies_nicht sie_das_nicht sie_dies_nicht nicht_selbst nicht_von_dir. nicht_von_ihnen. nicht_angeford nicht_veranlass nicht_beantrag
no_fuiste no_fue_usted no_fui_yo no_has_solic no_has_hecho no_solicit no_hiciste no_reconoc no_realiz
n'est_pas_vous n'etait_pas_vous n'etiez_pas n'est_pas_toi pas_moi. n'avez_pas_demand n'avez_pas_fait n'avez_pas_effec n'as_pas_demand pas_a_l'origine n'etes_pas_a_l
non_sei_stat non_e_stat non_sono_stat non_hai_rich non_ha_rich non_hai_eff non_ha_eff non_riconosc
心当たり 身に覚え 覚えのない ご本人でない ご自身でない お客様ではない お客様でない
본인이_아 본인이_요청 요청하지_않 직접_요청하지 직접_변경하지
niet_door_jou niet_door_u. jij_dit_niet je_dit_niet u_dit_niet jij_niet was_jij u_niet_was niet_aangevr niet_herken
to_nie_ty. to_nie_ja. nie_ty. nie_prosil nie_wysyla nie_dokon nie_zmieni nie_rozpoz
nao_foi_voce nao_fui_eu nao_solicit nao_pediu nao_fez_ess nao_realiz nao_reconhec
это_не_вы. это_были_не_вы это_не_я. не_запрашив не_делал не_меня не_соверш не_узна
siz_degil ben_degil sen_degil siz_yapma talep_etme istekte_bulunma
це_не_ви. це_були_не_ви це_не_я. не_запитув не_робил не_змінюв не_здійсн
不是您 不是你 不是我 非本人 并非您 並非您 非您本人 您没有请求 你没有请求 您沒有要求 你沒有要求
لم_تكن_انت لم_اكن_انا لم_تقم لم_تطلب لست_انت`,
  undo: `undo. undo_ revert. revert_ revoke. revoke_ roll_back rollback cancel_the_change cancel_this_change cancel_change cancel_the_req report_ dispute. deny. deny_ reject. reject_
ruckgang widerruf zurucksetzen_der_and anderung_abbrech deshac revertir. cancelar_el_cambio annuler_le_chang annuler_la_modif annuler_cette_modif annulla_la_mod annulla_il_cambio ripristina_l 取り消 元に戻 되돌리 변경_취소 ongedaan wijziging_annul cofnij anuluj_zmian desfaz reverter. cancelar_a_altera отменить_изм отмените_изм вернуть_ geri_al degisikligi_iptal скасувати_зм скасуйте_зм 撤销 撤銷 还原 還原 復原 تراجع التراجع الغاء_التغيير`,
  /** On links that leave a list. */
  leave: `unsubsc opt_out abmeld abbeste desabon desinsc darse_de_baja baja cancelar_sus descada cancelar_ins annulla_l disiscr wypisz odhlas leiratk avregis avmeld afmeld peruuta uitschr dezabon odjav отпис отказа от_рассыл відпис απεγγρ הסר الغاء_الاشتراک सदस्यता_समाप्त 退订 退訂 取消订阅 配信停止 수신거부 수신_거부 huy_dang berhenti_berl aboneliginden abonelikten odhlasit zrusit_odber atsisak_prenum tellimusest berhenti_langgan ยกเลิกการสมัคร ยกเลิกการรับ 登録解除 購読解除 구독_취소 구독_해지 取消訂閱`,
  no: `how_to review_ prefere setting manage_ privacy terms policy help support contact faq about_us blog view_in read_online browser_version in_browser
app_store google_play downloa faceboo twitter instagr linkedi youtube follow forward report_ not_you wasn't didn't did_not if_you_did secure_your shop
sale learn_more read_more see_all home. website imprint legal cookie datensc impress agb hilfe confide politiq aide
conditi privaci condici ayuda ajuda prywatn pomoc soukrom 
adatved aboneli gizlili yardim avslut personv integri hjalp hjelp hjælp tilauks tietosu tellimu 
privatn конфид полити помощ поддер конфід довідк απορρη פרטיות עזרה خصوصی الخصوصیه مساعده لغو
حریم راهنما गोपनीय ยกเลิก ความเป็นส่วนตัว 隐私 隱私 帮助 プライバシー ヘルプ お問い合わせ 개인정보 도움말 고객센터 quyen_rieng
privasi bantuan`,
};
type LinkWords = typeof LINK_WORDS;
export type LinkWord = keyof LinkWords | 'secret';
