/**
 * Words that distinguish one-time codes from other numbers, in about a hundred languages: stems, folded as `foldText` does, in the
 * notation that `createWordFinder` describes.
 */
export const CODE_WORDS = {
  /** Words for "code". */
  code: `code. codes. codigo codice codi. codis. codul cod. chod. kode. koden. kodene. kodens. koder. kodas. kodo. kodi. kod. kodu kody. kodem. kodai kodam
kods. koda. kodea kodhi kodja kodot kodod kodom kodini kodni kodingi kood. koodi koodh koodu kooda koð kota. kodici kodigo kwodi kaody khodi ikhodi
ikhowud khowudi khoutu msimbo nambari_ya waehere lambar lambobi koti. код κωδικ קוד. קודך. קאד رمزک کود. کودک. کد. کدی. کدتان. کوڈ کوډ ڪوڊ کۆد कोड
कूट. কোড ক'ড ਕੋਡ કોડ କୋଡ குறியீ கோட் కోడ్ ಕೋಡ್ കോഡ് කේත කෝඩ් კოდ կոդ ծածկագ ኮድ รหัส ລະຫັດ កូដ លេខកូដ ကုဒ် ကုတ် གསང་ཨང コード 代码 代碼 코드 승인번호 ꯀꯣꯗ ma_nay
ma_so. ma_cua
koade koades рамз tangalt pa'alua khouto. куод کودی کودن कूटं कूटः codigu kodek codex. codicem koddal bang_ma nhap_ma`,
  /** Words for a password or PIN, which may also be a permanent one. */
  secret: `passcod pin. pins. pincode pinkod pin_code pin_kod passwor passwrd p/w passord losenor adgangs wachtwo wagwoor salasan parool parol lozink heslo haslo
geslo slaptaz jelszo contras senha. palavra_passe mot_de_passe sifre. sifreni sifreyi sifremi sifrenizi fjaleka kata_sandi sandi. kata_laluan mat_khau clave. tan. token.
tokens. pasahit focal_faire cyfrina nenosir pasvort lykilor passphr aphasiw парол лозинк сырсоз купияс нууц пин. пинкод סיסמ گذرواژه کلمه_عبور
کلمه_المرور کلمه_السر पासवर् পাসওয় પાસવર્ ਪਾਸਵਰਡ கடவுச் పాస్ ಪಾಸ್ പാസ് මුරපද პაროლ գաղտնա የይለፍ รหัสผ่าน พิน ລະຫັດຜ່ານ ពាក្យសម្ងាត់ လျှို့ဝှက် συνθημ
密码 密碼 口令 パスワード 暗証番号 パスコード 비밀번호 암호`,
  /** Words that are used only for one-time codes. */
  once: `temporary_pas provisional_pas temporary_pin mot_de_passe_prov mot_de_passe_temp vorlaufige contrasena_temp contrasena_prov clave_temp senha_prov senha_temp временныи_пароль тимчасовии_пароль كلمه_المرور_الموقته كلمه_مرور_موقته 仮パスワード 仮のパスワード 初期パスワード 临时密码 臨時密碼 otp. otps. totp. otac. mtan. smstan tac. etac. onetime one_time_pas one_time_pin one_time_p/w one_time_c one_time_v one_time_s one_time_l single_use_c
einmal engangs engongs kertaka uhekord jednora jednokr enkrat usage_unique un_solo_uso uso_unic tek_kullan tek_seferlik egyszer vienkar vienrei
unica_folos einnota eenmali haslo_nr haslo_sms birdefe bir_martalik erabilera_bakarr un_sol_us однора разов еднокр једнок аднара еднора бир_жолку бір_рет нэг_удаа
μιας_χρησ חד_פעמי לשימוש_חד رمز. لمره_واحده یکبار یک_بار پویا एक_बार वन_टाइम ওয়ান_টাইম একবার ワンタイム 일회용 一次性 态码 態碼 动态密码 動態密碼 sekali_pakai sekali_guna
dung_mot_lan ครั้งเดียว ერთჯერად միանգա մեկանգ ma_otp 证码 證碼 验码 驗碼 认码 認碼 全码 全碼 活码 活碼 别码 录码 錄碼 入码 入碼 認証番号 認証コード 確認コード 確認番号 検証コード セキュリティコード 인증번호 인증코드
인증_번호 인증_코드 확인코드 확인_코드 보안코드 보안_코드 ma_xac_minh ma_xac_nhan ma_xac_thuc ma_dang_nhap ma_bao_mat ma_kich_hoat verifyc authcod 2fa_code mfa_code
प्रमाणीकरणकूट ར་སྤྲོད་ཨང ओटीपी ओ.टी.पी ওটিপি ઓટીપી ਓਟੀਪੀ ஓடிபி ஓடீபி ఓటిపి ఓటీపీ ಒಟಿಪಿ ഒടിപി ഒറ്റത്തവണ ஒருமுறை او_ٹی_پی او_تی_پی yekcar gezeklik birdəfə
якдафъа si'a_tokk un_tro your_tan ihre_tan deine_tan die_tan tan_lautet tan_ist tan_nummer mobiletan pushtan chiptan phototan sms_tan smstan itan. 动态码 口令码
用码 用碼 置码 置碼 设码 設碼`,
  /** Words for verifying, signing in and security. */
  verify: `beveilig verif confirm conferm bestati bekraft bekreft bekræft bevesti vahvist kinnit tuvast apstipr patvirt potvrd potrd potrj potvrz potwier weryfik autoryz
uwierzy autent authent authori autoris autoriz overov overen overit over. ellenor megeros hiteles dogrula onay tasdiq təsdiq xac_minh xac_nhan
xac_thuc pengesa sahkan prufcod prufen zweifak two_factor two_step 2_step 2fa mfa login log_in logon logging_in sign_in signin sign_up signup anmeld
inscri einlog registr connexi connect inicio_de_sesion iniciar acceso acceder access accedi acces. accedez zugang zugriff toegang inlog aanmeld innlog
logga paloggi tilgang adgang kirjaut sisenem sisselo piesleg prisiju prihlas zalogow logow prijav bejelen belep conect entrar masuk dang_nhap
log_masuk aanteke ingia giris oturum kiris securit secure segur sicurez siguran sicherh sikkerh sakerh turva bezpec bezpiec biztons guvenl tehluke
təhlukə keaman keselam bao_mat drosib saugum varnost oryggi slogadh sigurno sigurt xavfsiz hauslys activ aktiv aktyw ativa attiva freisch kich_hoat etkinle
identi approve. approving valider. validez. validate validar. validieren valide_ unlock recover reset deblo entsper konfirm uthibit thibiti qinisek yokuqin simbis netefat tabbat tantanc ijeris ijeriis jeriis ivverif fewngof
imudaju nkwenye nyocha xaqiij deimhn fiora dilys gwiri cadarnh egiazt baiezt staðfes whakau manatok pagpapa patotoo kumpirm beripik fanamar verteti
vertefi pahintu hakiki gukemez kwemeza guhamya kakasa ukuqin подтв провер верифи підтв переві верифі потвър потврд пацвяр пацвер аутент автент автори
аутэнт вход воити вхід увіи уваис уваход безопа безпек сигурн бяспе актив раста тастык ырас тасдиқ раслау баталг сеансо επαληθ επιβεβ ταυτοπ συνδεσ
ασφαλε ενεργο אימות אישור כניסה התחבר אבטח הפעלה تحقق تحقیق التاکید تاکید تایید توثیق تصدیق تسجیل_ال دخول ورود امنیت امان تفعیل فعال دڵنیا پشتڕاست
सत्याप पुष्टि प्रमाण लॉग सुरक्ष यাচ যাচাই নিশ্চি প্রমাণ লগইন লগ_ইন নিরাপত সত্যাপ ਪੁਸ਼ਟੀ ਤਸਦੀਕ ਲੌਗ ચકાસ પુષ્ટિ લૉગ ଯାଞ୍ଚ ନିଶ୍ଚି சரிபார உறுதிப உள்நுழ
ధృవీ నిర్ధా లాగిన్ ಪರಿಶೀಲ ದೃಢೀ ಲಾಗಿನ್ പരിശോധ സ്ഥിരീ ലോഗിൻ සත්‍යා තහවුරු ပြီးမြောက် အတည်ပြု အကောင့်ဝင် ဝင်ရောက် ยืนยัน เข้าสู่ระบบ ความปลอดภัย ຢືນຢັນ
ເຂົ້າສູ່ ផ្ទៀងផ្ទាត់ បញ្ជាក់ ចូល დადასტ ვერიფ ავტორიზ შესვლ შესასვლ უსაფრთხ հաստատ վավերա մուտք անվտան ማረጋገጫ ያረጋግ ማረጋገጥ መግቢያ መረጋገ 验证 驗證 认证 認證 確認 确认 認証
校验 登录 登錄 登入 ログイン サインイン 安全 セキュリティ 激活 本人 인증 확인 로그인 보안
stadfest logge_in ensalut bestateg unzemell befestig ferifika oanmel oan_te_meld dearbh claradh kadarn kevre vattan vatta. rita_inn konfime konekte
tassyk girmek раҫла инеү جەزمل دەلیللە کیریش pistrast teket چوونەژوور באשטעט ארײנצו प्रवेशाय བདེན་དཔྱད ར་སྤྲོད ནང་འཛུལ faamaon ulufal ho'oia hamarin
hidir tsimikiz yotsimik kutsimik mulow yekusimb kusimb upind ungen kwado. banye okukakas okuying mirkan seenu deggal dugg cunfirm cunnett ҫиреплет
кемешк бигэргэт киирэр wobkruc prizjew керу керү winjir loggen registo aan_te_meld влезе пријав најав συνδεθ daxil_olm кіру кирүү hasteko tidħol لاگ_ان පිවිසී लग_इन ለመግባት
kuingi нэвтрэ takiuru drenta ଲଗଇନ୍ ንምእታ logail sentem usentem teqqn पडताळ skra_þig innskran pastik mlebu. asup. acesso mewngof yokungen ukungen
zurucksetz reiniti restablec recuper redefin reimposta reimposti ripristin herstel odzysk zresetuj zresetow tilbakestill aterstall nulstil visszaallit palauta sifirla dat_lai atur_ulang
сброс восстан скидан скинути віднов اعاده_التعیین اعاده_تعیین استعاده بازیابی بازنشانی איפוס रीसेट รีเซ็ต 再設定 有効化 リセット 重置 重設 重设 启用 啟用 재설정 활성
approv autorit mengonfirm mengesah mengotoris otorisa setuju menyetujui lulusk melulusk membenarkan benarkan
freigeb freizug genehm zulass machtig goedkeur goed_te_keur toestaan toe_te_sta yetkilen izin_ver schval povol schvál odobr ovlast pooblast jovahagy engedely aprob aproba permit. permiter consenti autenti godkend godkann godkjenn auktoris tillat
hyvaks valtuut salli. sallia heaks volita lubage lubami atlaut igalio leisti aprov phe_duyet uy_quyen cho_phep одобр дозвол авторис овласт упълном разреш схвал εγκρι εξουσιοδ κωδ_εγκρ לאשר. לאמת. להרשות. לאישור. הרשאה הרשאת
تفویض موافق مجاز. اجازه اجازت منظور السماح للسماح تخویل आज्ञा स्वीकृत स्वीकार अधिकृत अनुमोद अनुमत অনুমোদ অনুমতি அங்கீகர அனுமதி ఆమోద అధీకర అనుమతి อนุมัติ อนุญาต 許可 承認 授权 授權 批准 核准 允许 允許 허용 허가 승인 kuthibit kuidhin idhinish ruhusu kuruhus kuingia aprubah pahintul permitir permite permis consent zezwol zezwal επιτρεψ προσβασ pieteiksan izinkan mengizin akses truy_cap גישה לאפשר. साइन সাইন সাইন సైన్ سائن dopust dozvol dovol`,
  /** Words of the advice that follows a code: how long it is valid, to keep it secret, to ignore the mail. */
  context: `communiqu a_personne a_nadie con_nadie a_ninguem com_ninguem only_once works_once nur_einmal une_seule_fois una_sola_vez uma_unica_vez один_раз лише_раз لمره_واحده مع_اي_شخص الی_احد مع_احد احدا 一度だけ 一回限り 教えない 仅限一次 勿告 勿转 转发 転送 forward. weiterleit leiten_sie transfer rediffus reenvi encaminh пересыл expire expira scade scadr verfall ablauf gultig lauft valid valable geldig verlope vervalt gyldig utloper giltig udløb voima vanhen aegub deriga
galioja vazi velja platn wazn vyprs ervenye lejar gecerli etibarl sure berlaku kadalua tamat hieu_luc het_han vigenci vence caduc деиств истек діисн
спливе важи валиде истича ισχυ ληγει תקף פג صالح صلاحیه تنتهی معتبر اعتبار मान्य वैध বৈধ মেয়াদ หมดอายุ ຫມົດອາຍຸ ផុតកំណត់ 有效 有効 유효 minut. minute
minuti minuta minutt minutos minuut mins. min. дакіk dakika daqiqa dəqiqə phut минут хвилин мин. λεπτ דקות دقیقه دقائق मिनट মিনিট นาที ນາທີ នាទី မိနစ်
分钟 分鐘 分間 분 წუთ րոպե ደቂቃ menit munud emizuz ignor do_not_share don't_share not_share never_share nicht_weiter teile niemand partag compart condivi
udostep deln_ paylas nikomu нікому повідомля сообщ переда שתף تشارک शेयर साझा 泄露 洩漏 他人 유출 타인
leeft. ferrint эътибор خولەک deqe minuke. minitra. mphindi maminit yimizuz mizuz ddakiik daqiiq སྐར་མ placi ignur`,
  /** Verbs for entering or using a code. */
  enter: `использ використа 使用 利用 enter. type. fill_in key_in copy. paste. trag_ trage_ tragen_ recopi copiez copie. reporte copia. copie_ digite transcrib escribe escriba escrib escreva preencha наберите наберіть впиш укажите вкажіть ادخل ادخال اكتب 填入 键入 粘贴 记入 打ち込 use. input. eingebe eingib gib_ geben saisi entrez utilise ingres introdu inser digit. utiliz usa. usar. verwend benutz voer gebruik
ange. skriv indtast tast_inn oppgi syota kayta sisesta ievad iveskit wpisz wprowad uzyj zadejte zadajte unesite vnesite irja_be adja_meg введит введіт
въведе унесит увядз εισαγ πληκτρ girin kullan daxil_ed yazin masukka gunakan nhap הזן הזינו הקלד أدخل استخدم وارد درج दर्ज डालें প্রবেশ লিখুন உள்ளிட
నమోదు നൽക ನಮೂದಿ ઈન દાખલ ਦਰਜ ඇතුළත් შეიყვ მუտք አስገባ ያስገቡ กรอก ใส่ ປ້ອນ បញ្ចូល ထည့် 输入 輸入 填写 入力 입력 ingiza tumia weka faka оруул rhowch sebenzi shigar
енгіз внесете киргиз оруулна geli. кертег andika ኣእቱ iontrail enigu. entajp gitt. fier. cuir. lakait antre. tape. ворид girizi индер کیرگۈز binivis بنووس שרײב लिखतु བཙུགས འཇུག faaaog ho'okomo ampidir lowets
defnyddi ilagay_ang gamitin_ang tsenya tinye yingiz galch bindal entrit ҫырар киллэр zapodaj sekcem घालात slaðu asupk lebok
kopier kopieer tippen tippe. tapez typ. tik. copialo copiala digitalo digitala insira skopiuj скопир скопіюи kopyala انسخ اکتبه 貼り付け 貼付 コピー 붙여넣 복사 复制 複製 貼上
digita. digitate pouzij pouzit napist gepel hasznal tasta tastat folos використ използв напиш upisi upotrijeb upotreb ukucaj ukucat korist. koristite укуца упиши упишите користите vtipk uporab γραψ χρησιμοπ brug. bruk. anvand anvend kirjoit kayttakaa naputtel tippi. tippig kasuta rakst izmant rasyk parasyk naudok naudot escriv useu. utilitz
ketik. taip. dung. hay_go vui_long_go พิมพ์ ป้อน ใช้ टाइप उपयोग লিখ টাইপ ব্যবহার தட்டச்சு பயன்படுத்த టైప్ ఉపయోగ تایپ استفاده ٹائپ استعمال הקליד הזין השתמש andika. ilagay_ito tik_in. typ_ typen. eintipp teclea tecle scriv scrivi tast. iweke`,
  /** The purpose of entering a code, such as to continue, in sentences without a word for verifying. */
  goal: `continu proceed. go_on. finish complet fortzufahr fortfahr abzuschlie abschlie terminer terminar terminare finaliz concluir voltooi door_te_gaan verder_te_gaan kontynu dokoncz ukonczy
продолж заверш продовж devam_et tamamla متابعه لاکمال 続行 続け 完了 계속 완료 继续 繼續 完成`,
  /** What a code consists of (digits, letters), or where it is (below): with a word for a code or for entering it, these announce one. */
  pointer: `digits. numbers. characters. letters. ziffer zahlen. zeichen. buchstab chiffres. caracter lettres. digitos. cifras. letras. numeros. цифр цифер символ букв ارقام الارقام الحروف حروف 数字 文字
字符 字母 番号 숫자 문자 stands_here see_here see_below below. following. folgend unten. steht. suivant ci_dessous siguient abajo. aparece ves_ seguinte abaixo. ниже следующ нижче наступн التالی ادناه 下面 以下 下列 次の 下記 こちら
cyfry znaki litery cisla cislice siffror cijfers cifre. numeri. lettere rakamlar haneli harfler angka digit.`,
  /** Next to a word for a code, or to a number, these show that it is another kind of number. */
  not: `turcode deurcode deur_code code_de_porte code_de_la_porte codigo_de_la_puerta codigo_de_puerta codice_della_porta codice_porta kod_do_drzwi codigo_da_porta код_двер код_від_двер kapi_kod ドア 도어 房门 房門 门禁 門禁 رمز_الباب support_pin code_du_billet codigo_de_entrada codigo_de_cita genehmigungsc liefer_pin lieferpin kuzatuv izləm sekimo izsekosan jalgimis nyomkovet urmarir sledzen sledovac sledenj pracenj проследяв κωδικος_αποστολ takip_kod pelacak penjejak ufuatili თვალთვალ հետևմ бақылау_код отслежив відстеж gjurmim tracciam seguiment ติดตาม 추적 ট্র্যাকিং ट्रैकिंग מעקב கண்காணிப்பு ట్రాకింగ్ ٹریکنگ хянах_код previous_code previous_pin previous_otp old_code earlier_code vorheriger_code vorherige_code vorigen_code alter_code alte_code alten_code ancien_code code_precedent codigo_anterior codigo_antiguo codi_anterior codice_precedent vecchio_codice vorige_code oude_code poprzedni_kod stary_kod predchozi_kod starsi_kod tidigare_kod forrige_kod gamle_kod предыдущии_код прежнии_код старыи_код попередніи_код старии_код onceki_kod eski_kod الرمز_السابق الكود_السابق 以前のコード 前のコード 前回のコード 旧コード 之前的验证码 旧验证码 之前的驗證碼 舊驗證碼 이전_코드 이전_인증 kode_sebelum kode_lama ma_cu. ma_truoc
zip. zipcode بریدی پستی postal postcod post_code postlei plz. cap. cep. area. area_code country. backup_code account_c account_i policy_c policy_n bit. bits. byte. bytes. characters. kwh. kg. km. error. errors. fehler erreur errore erro. ошибк
предмет รหัสลูกค้า รหัสอ้างอิง รหัสสินค้า รหัสวิชา ma_khach ma_san_pham 客户编号 客户代码 客户号 客戶編號 商品代码 商品コード 고객번호 회원번호 exit. status. response. http. source.
source_code sort_code swift. bic. iban. routing bank_code branch tax. vat. nip. sku. item. article artikel produkt produit product bar. barcode qr.
color. colour. hex. dress. stock. model. serial license licence build. version. revisio commit. hash. bug. bugs. issue. issues. ticket pull. patch.
port. pid. line. lines. page. pages. room. unit. apt. suite. class. course. station. customer. customer_n customer_i kunde client. client_i cliente
klient nr_klient member. members student employe vendor supplie store. case. case_n request_n request_i antragsn vorgangsn anfragen. numero_de_dem numero_de_solic numero_de_peti номер_запрос номер_обращ номер_звер case_i case_i ref. referen riferim vorgang zeichen transaction.
transaction_i transak trx. txn. ma_gd. giao_dich approva account_n account_ending konto. kontonr compte cuenta conto ending. endziff endet endend
last_four last_4 karte tel. telefon telepho phone. phones. mobile. cell. fax. hotline call. calls call_us rufen appel llame ligue chiama zadzwon
volejte hivjon звон тел. телеф τηλ טלפון هاتف تلفن फोन ফোন โทร lh. lien_he 电话 電話 전화 extensi ext. zimmer haus strasse street. avenue road. p.o. pob.
box. lottery raffle. door_c gate_c alarm_c kode_bayar kode_pembayar ma_thanh_toan odeme_kod लेनदेन লেনদেন winning batch. lot. draw. exchang rate. index. score. review fail invalid registry. chyb blad. bledu hata. kesalah loi. 错误 錯誤 エラー 오류 خطا
त्रुटि ข้อผิดพลาด gresk hiba eroare fejl viga klaida klud σφαλμ שגיא შეცდომ помилк грешк код_клиент код_клієнт код_товар код_домофон код_получ код_для_получ код_выдач код_отрим musteri_kod posta_kod
kod_klient kod_pocztow kod_kresk cod_client cod_abonat codice_client codice_fisc codice_univ codigo_de_client code_client code_barre koda_artikl ταχυδρομ κωδικος_πελατ κωδικος_κρατ
کد_رهگیری کد_ملی קוד_מוצר קוד_לקוח รหัสไปรษณีย์ รหัสสมาชิก รหัสพัสดุ 招待コード 紹介コード codigo_de_entrega code_de_livraison lieferungscode رمز_الحجز رمز_الاستلام رمز_التتبع رمز_الطلب رمز_الخصم رمز_المنتج رمز_البريد رمز_العميل كود_الخصم كود_الاستلام 受取番号 受け取り番号 受取コード 取货码 提货码 取件码 提取码 兑换码 推荐码 邀请码 code_de_retrait code_postal codigo_de_recogida codigo_de_retirada codigo_de_rastre codigo_postal codigo_de_barras senha_de_retir abholcode kundencode код_отриман`,
  /** Words for buying, paying and shipping: the number is that of an order, a voucher or a parcel. */
  deal: `order. orders. orderid order_n order_i bestell command pedido ordine ordini zamow objedn rendele siparis narudz naroc comanda comenzi tilaus bestall
bestill ordre. tellimu uzsak pasutij pesanan don_hang заказ замовл поръч наруч нарач παραγγ הזמנ الطلب طلب_ سفارش ऑर्डर অর্ডার คําสั่งซื้อ 注文 订单 訂單 주문
invoice rechnun facture factura fattura fatura faktur szamla racun. racuna. racuni. racunu. счет рахуно фактур τιμολο חשבוני فاتور فاکتور hoa_don 发票 發票 請求 영수증 receipt quittun
recu recibo ricevut kvittun promo coupon voucher discoun gutsche rabatt rabat. rabatu remise descuen descont sconto cupon cupom kupon скидк промок
знижк отстъп popust sleva slevov zlav kedvezm indirim alennus etukood soodus nuolaid atlaid εκπτωσ הנחה קופון خصم تخفیف छूट ส่วนลด giam_gia khuyen_mai
diskon 优惠 優惠 折扣 クーポン 割引 할인 쿠폰 referra refer_a invit gift rebate reward cashbac bonus trackin track. sendung suivi seguimi rastre spedizi shipmen
shippin paket parcel przesyl zasilk csomag kargo gonderi отправ посылк трек 快递 快遞 運單 运单 追跡 배송 송장 awb. consign price. preis prix precio prezzo cena.
цена цін cost. kosten 金额 金額 価格 가격 합계 total. subtota amount. betrag montant importe importo valor. kwota castka сумма сума المبلغ مبلغ balance. card_n
korting reducer. reducere. punguz an_der_kasse a_la_caisse alla_cassa al_pagar i_kassan kassalla penztar afrekenen ταμειο בקופה 结账 お会計 deliver lieferc abholc retrait. ritiro. recogida. odbioru. afhaal pickup pick_up حجز refund ruckerst rembours reembols rimbors возврат 取件 提货 checkou cart. warenko panier carrito carrinh carrell flight flug vuelo booking buchung reserva reservi prenota pnr itinera hotel. passeng check_in
recarga recharge. topup top_up aufgelad aufladu пополн поповн 充值 チャージ ticket. tickets eintrittsk billets. entradas. ingressos entradas ingresso. квитк تذکر تذاکر チケット 门票 門票 show_this present_this presentez_ce montrez_ce muestra_este_cod presenta_este apresente_este mostre_este zeigen_sie_diesen покажите_этот покажіть_цеи предъяв пред'яв اظهر_هذا ابرز_هذا 提示くだ ご提示 出示 redeem presenta_ vorzeig билет брон 航班 予約 예약 koszyk sepet корзин sale. offer free_ship off. save. visa. masterc merchan
terminal. winner. winners. prize. prizes. jackpot bitcoin btc. airdrop casino free_spin gewinnsp gewonnen sorteo ganador vincitor выигр розыгрыш виграш kazandin cekilis 中奖 中獎 当選 당첨 purchas купон кэшбэк
bron. broni boeking бронюв brondau rezervac rezervas rezervim rezervar rezerwac резервац резервиц broneer foglal pemesan tempah uhifadh ჯავშ ամրագր 预订 預訂 预定 訂位 订位 การจอง बुकिंग বুকিং الحجز رزرو بکنگ முன்பதிவ బుకింగ్ захиалг endirim ছাড় descompt deskontu diskuwent reduction զեղչ ფასდაკლ жеңілд хөнгөл diskaun rabatow znizk zbritj தள்ளுபடி తగ్గింపు رعایت chegirm
geschenk cadeau regalo prezent podarun presente. подар подарун hediye هدیه هدیتك ギフト プレゼント 礼品 禮品 礼物 禮物 기프트 선물
paczk pacote. encomenda посилк طرد طردك pacco. pacchi paquete. colis. pakket 包裹 荷物 택배`,
  /** Words of stays, journeys and collections: their codes are shown at a desk. */
  stay: `wi_fi wifi wlan hostel. hotel_ payment_confirm payment_receiv zahlung_bestat zahlung_erhalt zahlungsbestat paiement_confirm paiement_recu pago_confirm pago_recib pagamento_conf pagamento_ricev betaling_ontv betaling_bevest platnosc_potw оплата_подтв оплату_підтв odeme_onay 支払い完了 支払完了 결제_완료 支付成功 付款成功 تاكید_الدفع arrivee. arrivo. varis. 到達 到着 到达 도착 موعد_الوصول تاریخ_الوصول تاکید_الحجز заізд your_stay booked your_booking boarding arrival departure accommodat cardholder unterkunft anreise abreise aufenthalt ubernacht sejour arrivee_le hebergement
nuitees estancia llegada alojam huesped soggiorno alloggio arrivo. verblijf aankomst overnacht reserver pobyt przyjazd zakwater nocleg hospedag estadia chegada проживан заезд отель гостиниц терминал
konakla otel заселен готел термінал 宿泊 チェックイン 入住 酒店 飯店 숙박 체크인 اقامتك الفندق ankomst vistelse opphold overnatting majoitus saapumis pobytu prijezd ubytovan
szallas erkezes cazare sosire пристиган настанен κρατηση αφιξη διαμονη dolazak smjestaj boravak prihod namestit הגעה אירוח اقامت आगमन ठहरने เช็คอิน ที่พัก dat_phong nhan_phong luu_tru kedatangan menginap`,
  /** Words of software development, where "code" has another meaning. */
  work: `commit. commits pull_request merge_request issue. issues bug. bugs pipelin reposit branch. patch. patchse changes reviewed_by signed_off git. jenkins
build. builds test. tests. expected. assert stack_trace traceba exception. functio compil kernel mailing_list wrote: stdout stderr cve diff. module.
plugin. api. debug changelo workflow stack. сборк коммит 커밋 빌드 コミット 提交`,
  /** Currencies and units directly before or after an amount. */
  money: `usd. eur. gbp. chf. cad. aud. inr. jpy. cny. rmb. rub. uah. pln. zl. czk. kc. huf. ft. ron. lei. bgn. лв. kr. sek. nok. dkk. try. tl. brl. mxn. cop.
ars. clp. vnd. idr. rp. rs. myr. rm. sgd. php. thb. krw. irr. aed. sar. ils. zar. ngn. kes. руб. р. грн. тенге ریال تومان ₺ 元 円 원 บาท euro. euros.
dollar pesos. rupees punkte points credits`,
  /** Words of meetings: their numbers and passcodes are for a meeting room, not for an account. */
  meeting: `call_in toll_free bridge. host. meeting webinar dial_in dial. conf_call conference_c conference_i conference. join_zoom zoom_meeting teams_meeting
audio_c one_tap_mob participants. telecon telefonko einwahl besprec reunion reuniao konfere встреч toplanti 会议 會議 ミーティング 회의`,
};
type CodeWords = typeof CODE_WORDS;
export type CodeWord = keyof CodeWords;
