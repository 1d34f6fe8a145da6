/** What is on, before and behind the link that confirms something, beside the words for proving of `CODE_WORDS`; and on all the others. */
export const LINK_WORDS = {
  yes: `reset set_password change_my change_password change_your new_password create_password choose_a forgot magic unlock unblock invitat accept join
get_started finish complet validat continue_to yes_ click_here click_below zurucks andern passwor reiniti changer modifie debloqu valider restabl
desbloq recuper redefin alterar repor reimpos modific cambia sblocca zmien odblok obnov zmenit zmenen visszaa felolda modosit sifirla degisti kilid
sifreyi endre nullst tilbake gjenapn las_opp atersta andra nulstil skift aendr oplas vaihda palauta nollaa lahtest muuda vaheta atjauno mainit atkurti
pakeist herstel wijzig wachtwo deblok spremen ponasta promije promen otkljuc schimb debloc ndrysho rivendo сброс измен смен восста разбло скину змін
віднов скід змян аднав разбла промен възста отклю ресет επαναφ αλλαγ ξεκλει איפוס שנה שחזור שינוי לאפס إعاده تغییر تعیین استعاده بازنشانی بازیابی عوض
रीसेट बदल রিসেট পরিবর্ மாற்ற மீட்டம రీసెట్ ಮರುಹೊಂ റീസെറ് รีเซ็ต เปลี่ยน ตั้งค่า ປ່ຽນ ປົດລັອກ ប្តូរ កំណត់ ដោះសោ 重置 重設 重设 修改 变更 變更 更改 解锁 解鎖 変更 再設定 リセット
解除 재설정 변경 해제 초기화 შეცვლ აღდგენ გახსნ վերակա փոխել ዳግም dat_lai doi_mat mo_khoa atur_ulang setel ganti ubah buka_kunci tetapka`,
  no: `unsubsc opt_out prefere setting manage_ privacy terms policy help support contact faq about_us blog view_in read_online browser_version in_browser
app_store google_play downloa faceboo twitter instagr linkedi youtube follow forward report_ not_you wasn't didn't did_not if_you_did secure_your shop
sale learn_more read_more see_all home. website imprint legal cookie abmeld abbeste datensc impress agb hilfe desabon desinsc confide politiq aide
conditi darse_de_baja baja cancelar_sus privaci condici ayuda descada cancelar_ins ajuda annulla_l disiscr wypisz prywatn pomoc odhlas soukrom leiratk
adatved aboneli gizlili yardim avslut avregis avmeld personv integri hjalp hjelp hjælp afmeld peruuta tilauks tietosu tellimu uitschr dezabon odjav
privatn отпис отказа от_рассыл конфид полити помощ поддер відпис конфід довідк απεγγρ απορρη הסר פרטיות עזרה الغاء_الاشتراک خصوصی الخصوصیه مساعده لغو
حریم راهنما सदस्यता_समाप्त गोपनीय ยกเลิก ความเป็นส่วนตัว 退订 退訂 取消订阅 隐私 隱私 帮助 配信停止 プライバシー ヘルプ お問い合わせ 수신거부 수신_거부 개인정보 도움말 고객센터 huy_dang quyen_rieng
berhenti_berl privasi bantuan`,
};
export type LinkWords = typeof LINK_WORDS;
export type LinkWord = keyof LinkWords;
