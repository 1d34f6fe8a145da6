/**
 * How one language says it.
 * @property subject of a mail with a code, the code not in it
 * @property sentence with the code inside, at `{code}`
 * @property intro stands before a code that has its own line
 * @property expiry how long it lasts, with a number that is not the code
 * @property ignore what to do when it was not asked for
 */
export type Phrasing = {
  lang: string;
  subject: string;
  sentence: string;
  intro: string;
  expiry: string;
  ignore: string;
};

const WRITTEN = `
en | Verify your email address | Your verification code is {code}. | Enter this code to finish signing in: | It expires in 10 minutes. | If you didn't request this, you can ignore this email.
en | Your sign-in code | {code} is your one-time passcode for Harbour. | Here is the security code you asked for | Valid for 15 minutes. | Never share this code with anyone.
de | Bestätigen Sie Ihre E-Mail-Adresse | Ihr Bestätigungscode lautet {code}. | Geben Sie diesen Code ein, um die Anmeldung abzuschließen: | Der Code ist 10 Minuten gültig. | Falls Sie das nicht waren, ignorieren Sie diese E-Mail.
de | Ihr Einmalpasswort | {code} ist Ihr Sicherheitscode für das Kundenportal. | Ihr Anmeldecode | Gültig bis 14:35 Uhr. | Geben Sie den Code niemandem weiter.
fr | Confirmez votre adresse e-mail | Votre code de vérification est {code}. | Saisissez ce code pour terminer votre inscription : | Il expire dans 10 minutes. | Si vous n'êtes pas à l'origine de cette demande, ignorez ce message.
fr | Votre code de connexion | {code} est votre code de sécurité à usage unique. | Voici votre code d'accès | Valable 15 minutes. | Ne le communiquez à personne.
es | Verifica tu correo electrónico | Tu código de verificación es {code}. | Introduce este código para continuar: | Caduca en 10 minutos. | Si no lo has solicitado, ignora este mensaje.
es | Código de acceso | Usa {code} como código de seguridad para entrar en tu cuenta. | Tu clave de un solo uso | Vence en 5 minutos. | No compartas este código con nadie.
pt | Confirme o seu e-mail | O seu código de verificação é {code}. | Introduza o seguinte código para concluir o registo: | O código expira em 10 minutos. | Se não foi você, ignore esta mensagem.
it | Conferma il tuo indirizzo email | Il tuo codice di verifica è {code}. | Inserisci questo codice per accedere: | Scade tra 10 minuti. | Se non hai fatto questa richiesta, ignora questo messaggio.
nl | Bevestig je e-mailadres | Je verificatiecode is {code}. | Voer deze code in om in te loggen: | De code verloopt over 10 minuten. | Heb je dit niet aangevraagd? Negeer dan deze e-mail.
sv | Bekräfta din e-postadress | Din verifieringskod är {code}. | Ange den här koden för att logga in: | Koden gäller i 10 minuter. | Om du inte begärt detta kan du bortse från mejlet.
nb | Bekreft e-postadressen din | Bekreftelseskoden din er {code}. | Skriv inn denne koden for å logge inn: | Koden utløper om 10 minutter. | Hvis du ikke ba om dette, kan du se bort fra e-posten.
da | Bekræft din e-mailadresse | Din bekræftelseskode er {code}. | Indtast denne kode for at logge ind: | Koden udløber om 10 minutter. | Hvis du ikke har bedt om dette, kan du ignorere mailen.
fi | Vahvista sähköpostiosoitteesi | Vahvistuskoodisi on {code}. | Anna tämä koodi kirjautumista varten: | Koodi vanhenee 10 minuutissa. | Jos et pyytänyt tätä, voit jättää viestin huomiotta.
et | Kinnita oma e-posti aadress | Sinu kinnituskood on {code}. | Sisesta see kood sisselogimiseks: | Kood aegub 10 minuti pärast. | Kui sa seda ei palunud, eira seda kirja.
lv | Apstipriniet savu e-pasta adresi | Jūsu apstiprinājuma kods ir {code}. | Ievadiet šo kodu, lai pieslēgtos: | Kods derīgs 10 minūtes. | Ja to nepieprasījāt, ignorējiet šo vēstuli.
lt | Patvirtinkite el. pašto adresą | Jūsų patvirtinimo kodas yra {code}. | Įveskite šį kodą, kad prisijungtumėte: | Kodas galioja 10 minučių. | Jei to neprašėte, nekreipkite dėmesio į šį laišką.
pl | Potwierdź swój adres e-mail | Twój kod weryfikacyjny to {code}. | Wpisz ten kod, aby się zalogować: | Kod wygaśnie za 10 minut. | Jeśli to nie Ty, zignoruj tę wiadomość.
cs | Ověřte svou e-mailovou adresu | Váš ověřovací kód je {code}. | Pro přihlášení zadejte tento kód: | Platnost kódu vyprší za 10 minut. | Pokud jste o něj nežádali, zprávu ignorujte.
sk | Overte svoju e-mailovú adresu | Váš overovací kód je {code}. | Na prihlásenie zadajte tento kód: | Kód platí 10 minút. | Ak ste o to nežiadali, správu ignorujte.
sl | Potrdite svoj e-poštni naslov | Vaša potrditvena koda je {code}. | Za prijavo vnesite to kodo: | Koda poteče čez 10 minut. | Če tega niste zahtevali, sporočilo prezrite.
hr | Potvrdite svoju e-adresu | Vaš kod za potvrdu je {code}. | Unesite ovaj kod za prijavu: | Kod istječe za 10 minuta. | Ako to niste zatražili, zanemarite ovu poruku.
hu | Erősítse meg e-mail-címét | Az Ön ellenőrző kódja: {code}. | A bejelentkezéshez adja meg ezt a kódot: | A kód 10 percig érvényes. | Ha nem Ön kérte, hagyja figyelmen kívül ezt az üzenetet.
ro | Confirmați adresa de e-mail | Codul dumneavoastră de verificare este {code}. | Introduceți acest cod pentru a vă autentifica: | Codul expiră în 10 minute. | Dacă nu ați solicitat acest lucru, ignorați mesajul.
bg | Потвърдете имейл адреса си | Вашият код за потвърждение е {code}. | Въведете този код, за да влезете: | Кодът изтича след 10 минути. | Ако не сте вие, пренебрегнете това писмо.
sr | Потврдите адресу е-поште | Ваш код за потврду је {code}. | Унесите овај код да бисте се пријавили: | Код истиче за 10 минута. | Ако ово нисте тражили, занемарите поруку.
mk | Потврдете ја вашата адреса | Вашиот код за потврда е {code}. | Внесете го овој код за да се најавите: | Кодот истекува за 10 минути. | Ако не сте го побарале ова, игнорирајте ја пораката.
ru | Подтвердите адрес электронной почты | Ваш код подтверждения: {code}. | Введите этот код, чтобы войти: | Код действителен 10 минут. | Если вы этого не запрашивали, проигнорируйте письмо.
ru | Вход в личный кабинет | {code} — ваш одноразовый пароль. | Проверочный код | Действует до 14:35. | Никому его не сообщайте.
uk | Підтвердьте адресу електронної пошти | Ваш код підтвердження: {code}. | Введіть цей код, щоб увійти: | Код дійсний 10 хвилин. | Якщо ви цього не запитували, проігноруйте лист.
be | Пацвердзіце адрас пошты | Ваш код пацвярджэння: {code}. | Увядзіце гэты код, каб увайсці: | Код дзейнічае 10 хвілін. | Калі вы гэтага не запытвалі, не звяртайце ўвагі.
el | Επιβεβαιώστε τη διεύθυνσή σας | Ο κωδικός επαλήθευσης είναι {code}. | Εισαγάγετε αυτόν τον κωδικό για να συνδεθείτε: | Ο κωδικός λήγει σε 10 λεπτά. | Αν δεν το ζητήσατε εσείς, αγνοήστε το μήνυμα.
tr | E-posta adresinizi doğrulayın | Doğrulama kodunuz: {code} | Giriş yapmak için bu kodu girin: | Kodun süresi 10 dakika içinde dolar. | Bu isteği siz yapmadıysanız bu e-postayı yok sayın.
az | E-poçt ünvanınızı təsdiqləyin | Təsdiq kodunuz: {code} | Daxil olmaq üçün bu kodu yazın: | Kod 10 dəqiqə etibarlıdır. | Bunu siz istəməmisinizsə, məktuba fikir verməyin.
uz | Elektron pochtangizni tasdiqlang | Tasdiqlash kodingiz: {code} | Kirish uchun ushbu kodni kiriting: | Kod 10 daqiqa amal qiladi. | Agar bu siz bo'lmasangiz, xatga e'tibor bermang.
kk | Электрондық поштаңызды растаңыз | Растау кодыңыз: {code} | Кіру үшін осы кодты енгізіңіз: | Код 10 минут жарамды. | Егер сіз сұрамаған болсаңыз, хатты елемеңіз.
sq | Konfirmoni adresën tuaj | Kodi juaj i verifikimit është {code}. | Vendosni këtë kod për t'u identifikuar: | Kodi skadon pas 10 minutash. | Nëse nuk e keni kërkuar ju, shpërfilleni këtë mesazh.
ca | Verifica el teu correu | El teu codi de verificació és {code}. | Introdueix aquest codi per iniciar la sessió: | Caduca en 10 minuts. | Si no ho has demanat tu, ignora aquest missatge.
eu | Egiaztatu zure helbidea | Zure egiaztapen-kodea {code} da. | Idatzi kode hau saioa hasteko: | Kodeak 10 minutu balio du. | Zuk eskatu ez baduzu, ez egin kasurik.
ga | Deimhnigh do sheoladh ríomhphoist | Is é {code} do chód deimhnithe. | Iontráil an cód seo chun logáil isteach: | Rachaidh an cód as feidhm i gceann 10 nóiméad. | Déan neamhaird de seo murar iarr tú é.
is | Staðfestu netfangið þitt | Staðfestingarkóðinn þinn er {code}. | Sláðu inn þennan kóða til að skrá þig inn: | Kóðinn rennur út eftir 10 mínútur. | Ef þú baðst ekki um þetta skaltu hunsa póstinn.
cy | Cadarnhewch eich cyfeiriad e-bost | Eich cod dilysu yw {code}. | Rhowch y cod hwn i fewngofnodi: | Mae'r cod yn dod i ben mewn 10 munud. | Os nad chi ofynnodd, anwybyddwch y neges hon.
mt | Ivverifika l-indirizz tiegħek | Il-kodiċi ta' verifika tiegħek huwa {code}. | Daħħal dan il-kodiċi biex tidħol: | Jiskadi fi 10 minuti. | Jekk ma tlabtux int, injora dan il-messaġġ.
he | אימות כתובת הדוא״ל שלך | קוד האימות שלך הוא {code}. | יש להזין את הקוד הבא כדי להתחבר: | הקוד תקף ל-10 דקות. | אם לא ביקשת זאת, אפשר להתעלם מההודעה.
ar | تأكيد عنوان بريدك الإلكتروني | رمز التحقق الخاص بك هو {code}. | أدخل الرمز التالي لتسجيل الدخول: | تنتهي صلاحية الرمز خلال 10 دقائق. | إذا لم تطلب ذلك فتجاهل هذه الرسالة.
fa | تأیید نشانی ایمیل | کد تأیید شما {code} است. | برای ورود این کد را وارد کنید: | این کد تا ۱۰ دقیقه معتبر است. | اگر شما درخواست نداده‌اید، این پیام را نادیده بگیرید.
ur | اپنے ای میل کی تصدیق کریں | آپ کا تصدیقی کوڈ {code} ہے۔ | لاگ ان کرنے کے لیے یہ کوڈ درج کریں: | یہ کوڈ 10 منٹ تک کارآمد ہے۔ | اگر آپ نے درخواست نہیں کی تو اسے نظر انداز کریں۔
hi | अपना ईमेल सत्यापित करें | आपका सत्यापन कोड {code} है। | लॉग इन करने के लिए यह कोड दर्ज करें: | यह कोड 10 मिनट में समाप्त हो जाएगा। | यदि आपने अनुरोध नहीं किया है, तो इसे अनदेखा करें।
bn | আপনার ইমেল যাচাই করুন | আপনার যাচাইকরণ কোড হল {code}। | লগ ইন করতে এই কোডটি লিখুন: | কোডটি 10 মিনিটের মধ্যে শেষ হবে। | আপনি অনুরোধ না করে থাকলে উপেক্ষা করুন।
mr | तुमचा ईमेल सत्यापित करा | तुमचा सत्यापन कोड {code} आहे. | लॉग इन करण्यासाठी हा कोड टाका: | कोड 10 मिनिटांत संपेल. | तुम्ही विनंती केली नसेल तर दुर्लक्ष करा.
gu | તમારું ઇમેઇલ ચકાસો | તમારો ચકાસણી કોડ {code} છે. | લૉગ ઇન કરવા આ કોડ દાખલ કરો: | કોડ 10 મિનિટમાં સમાપ્ત થશે. | જો તમે વિનંતી ન કરી હોય તો અવગણો.
pa | ਆਪਣੀ ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ | ਤੁਹਾਡਾ ਪੁਸ਼ਟੀਕਰਨ ਕੋਡ {code} ਹੈ। | ਲੌਗ ਇਨ ਕਰਨ ਲਈ ਇਹ ਕੋਡ ਦਰਜ ਕਰੋ: | ਕੋਡ 10 ਮਿੰਟਾਂ ਵਿੱਚ ਖਤਮ ਹੋ ਜਾਵੇਗਾ। | ਜੇ ਤੁਸੀਂ ਬੇਨਤੀ ਨਹੀਂ ਕੀਤੀ ਤਾਂ ਅਣਡਿੱਠ ਕਰੋ।
ta | உங்கள் மின்னஞ்சலை உறுதிப்படுத்தவும் | உங்கள் சரிபார்ப்புக் குறியீடு {code}. | உள்நுழைய இந்தக் குறியீட்டை உள்ளிடவும்: | குறியீடு 10 நிமிடங்களில் காலாவதியாகும். | நீங்கள் கேட்கவில்லை என்றால் புறக்கணிக்கவும்.
te | మీ ఇమెయిల్‌ను ధృవీకరించండి | మీ ధృవీకరణ కోడ్ {code}. | లాగిన్ చేయడానికి ఈ కోడ్ నమోదు చేయండి: | కోడ్ 10 నిమిషాల్లో ముగుస్తుంది. | మీరు అభ్యర్థించకపోతే విస్మరించండి.
kn | ನಿಮ್ಮ ಇಮೇಲ್ ಪರಿಶೀಲಿಸಿ | ನಿಮ್ಮ ಪರಿಶೀಲನಾ ಕೋಡ್ {code}. | ಲಾಗಿನ್ ಮಾಡಲು ಈ ಕೋಡ್ ನಮೂದಿಸಿ: | ಕೋಡ್ 10 ನಿಮಿಷಗಳಲ್ಲಿ ಮುಗಿಯುತ್ತದೆ. | ನೀವು ವಿನಂತಿಸದಿದ್ದರೆ ನಿರ್ಲಕ್ಷಿಸಿ.
ml | നിങ്ങളുടെ ഇമെയിൽ സ്ഥിരീകരിക്കുക | നിങ്ങളുടെ സ്ഥിരീകരണ കോഡ് {code} ആണ്. | ലോഗിൻ ചെയ്യാൻ ഈ കോഡ് നൽകുക: | കോഡ് 10 മിനിറ്റിനുള്ളിൽ കാലഹരണപ്പെടും. | നിങ്ങൾ ആവശ്യപ്പെട്ടില്ലെങ്കിൽ അവഗണിക്കുക.
si | ඔබේ විද්‍යුත් තැපෑල තහවුරු කරන්න | ඔබේ සත්‍යාපන කේතය {code} වේ. | පිවිසීමට මෙම කේතය ඇතුළත් කරන්න: | කේතය මිනිත්තු 10 කින් කල් ඉකුත් වේ. | ඔබ ඉල්ලුවේ නැත්නම් නොසලකා හරින්න.
ne | आफ्नो इमेल प्रमाणित गर्नुहोस् | तपाईंको प्रमाणीकरण कोड {code} हो। | लग इन गर्न यो कोड राख्नुहोस्: | कोड 10 मिनेटमा समाप्त हुन्छ। | तपाईंले अनुरोध नगर्नुभएको भए बेवास्ता गर्नुहोस्।
th | ยืนยันอีเมลของคุณ | รหัสยืนยันของคุณคือ {code} | กรอกรหัสนี้เพื่อเข้าสู่ระบบ | รหัสจะหมดอายุใน 10 นาที | หากคุณไม่ได้ร้องขอ โปรดเพิกเฉยต่ออีเมลนี้
lo | ຢືນຢັນອີເມວຂອງທ່ານ | ລະຫັດຢືນຢັນຂອງທ່ານແມ່ນ {code} | ປ້ອນລະຫັດນີ້ເພື່ອເຂົ້າສູ່ລະບົບ: | ລະຫັດໝົດອາຍຸໃນ 10 ນາທີ | ຖ້າທ່ານບໍ່ໄດ້ຮ້ອງຂໍ ກະລຸນາບໍ່ສົນໃຈ.
km | បញ្ជាក់អ៊ីមែលរបស់អ្នក | លេខកូដផ្ទៀងផ្ទាត់របស់អ្នកគឺ {code} | បញ្ចូលលេខកូដនេះដើម្បីចូល៖ | លេខកូដនឹងផុតកំណត់ក្នុងរយៈពេល 10 នាទី។ | ប្រសិនបើអ្នកមិនបានស្នើ សូមមិនអើពើ។
my | သင့်အီးမေးလ်ကို အတည်ပြုပါ | သင်၏ အတည်ပြုကုဒ်မှာ {code} ဖြစ်သည်။ | ဝင်ရောက်ရန် ဤကုဒ်ကို ထည့်ပါ | ကုဒ်သည် 10 မိနစ်အတွင်း သက်တမ်းကုန်မည်။ | သင်မတောင်းဆိုခဲ့ပါက လျစ်လျူရှုပါ။
vi | Xác minh địa chỉ email của bạn | Mã xác minh của bạn là {code}. | Nhập mã này để đăng nhập: | Mã hết hạn sau 10 phút. | Nếu bạn không yêu cầu, hãy bỏ qua email này.
id | Verifikasi alamat email Anda | Kode verifikasi Anda adalah {code}. | Masukkan kode ini untuk masuk: | Kode berlaku selama 10 menit. | Abaikan email ini jika Anda tidak memintanya.
ms | Sahkan alamat e-mel anda | Kod pengesahan anda ialah {code}. | Masukkan kod ini untuk log masuk: | Kod tamat tempoh dalam 10 minit. | Abaikan e-mel ini jika anda tidak memintanya.
fil | I-verify ang iyong email | Ang iyong verification code ay {code}. | Ilagay ang code na ito para mag-log in: | Mag-e-expire ito sa loob ng 10 minuto. | Balewalain ito kung hindi ikaw ang humiling.
zh | 请验证您的邮箱 | 您的验证码是{code}，请勿告诉他人。 | 请输入以下验证码完成登录： | 验证码10分钟内有效。 | 如非本人操作，请忽略本邮件。
zh-TW | 驗證您的電子郵件 | 您的驗證碼為 {code}。 | 請輸入下列驗證碼以登入： | 驗證碼將於 10 分鐘後失效。 | 若非您本人操作，請忽略此信。
ja | メールアドレスの確認 | 認証コードは {code} です。 | 次の確認コードを入力してログインしてください。 | 有効期限は10分です。 | お心当たりのない場合は、このメールを破棄してください。
ko | 이메일 주소를 인증해 주세요 | 인증번호는 {code}입니다. | 아래 인증 코드를 입력해 로그인하세요. | 10분 동안 유효합니다. | 요청하지 않으셨다면 이 메일을 무시해 주세요.
ka | დაადასტურეთ ელფოსტა | თქვენი დადასტურების კოდია {code}. | შესასვლელად შეიყვანეთ ეს კოდი: | კოდი მოქმედებს 10 წუთი. | თუ თქვენ არ მოგითხოვიათ, უგულებელყავით.
hy | Հաստատեք ձեր էլ. հասցեն | Ձեր հաստատման կոդն է՝ {code} | Մուտք գործելու համար մուտքագրեք այս կոդը. | Կոդը գործում է 10 րոպե։ | Եթե դուք չեք խնդրել, անտեսեք այս նամակը։
am | ኢሜይልዎን ያረጋግጡ | የማረጋገጫ ኮድዎ {code} ነው። | ለመግባት ይህን ኮድ ያስገቡ፦ | ኮዱ በ10 ደቂቃ ውስጥ ያበቃል። | እርስዎ ካልጠየቁ ችላ ይበሉት።
sw | Thibitisha barua pepe yako | Msimbo wako wa uthibitishaji ni {code}. | Weka msimbo huu ili kuingia: | Msimbo utaisha baada ya dakika 10. | Ikiwa hukuomba, puuza ujumbe huu.
af | Bevestig jou e-posadres | Jou verifikasiekode is {code}. | Voer hierdie kode in om aan te meld: | Die kode verval oor 10 minute. | Ignoreer hierdie boodskap as jy dit nie aangevra het nie.
zu | Qinisekisa i-imeyili yakho | Ikhodi yakho yokuqinisekisa ithi {code}. | Faka le khodi ukuze ungene: | Ikhodi iphelelwa yisikhathi emizuzwini engu-10. | Uma ungayicelanga, ziba le myalezo.
yo | Jẹ́rìísí ímeèlì rẹ | Kóòdù ìjẹ́rìísí rẹ ni {code}. | Tẹ kóòdù yìí láti wọlé: | Kóòdù yìí yóò parí ní ìṣẹ́jú 10. | Bí o kò bá béèrè fún un, má kà á sí.
ha | Tabbatar da imel ɗinka | Lambar tabbatarwa ita ce {code}. | Shigar da wannan lambar don shiga: | Lambar za ta ƙare cikin minti 10. | Idan ba kai ne ka nema ba, ka yi watsi da wannan.
so | Xaqiiji iimaylkaaga | Koodhkaaga xaqiijinta waa {code}. | Geli koodhkan si aad u gasho: | Koodhku wuxuu dhacayaa 10 daqiiqo gudahood. | Haddii aadan codsan, iska indho tir.
mn | И-мэйл хаягаа баталгаажуулна уу | Таны баталгаажуулах код: {code} | Нэвтрэхийн тулд энэ кодыг оруулна уу: | Код 10 минут хүчинтэй. | Хэрэв та хүсээгүй бол үл тоомсорлоно уу.
gl | Confirma o teu enderezo de correo | O teu código de verificación é {code}. | Introduce este código para iniciar sesión: | O código caduca en 10 minutos. | Se non o solicitaches, ignora esta mensaxe.
bs | Potvrdite svoju e-mail adresu | Vaš kod za potvrdu je {code}. | Unesite ovaj kod za prijavu: | Kod ističe za 10 minuta. | Ako niste zatražili kod, zanemarite ovu poruku.
sr-Latn | Potvrdite adresu e-pošte | Vaš verifikacioni kod je {code}. | Unesite sledeći kod da biste se prijavili: | Kod ističe za 10 minuta. | Ako ovo niste tražili, zanemarite poruku.
nn | Stadfest e-postadressa di | Stadfestingskoden din er {code}. | Skriv inn denne koden for å logge inn: | Koden går ut om 10 minutt. | Om du ikkje bad om dette, kan du sjå bort frå meldinga.
eo | Konfirmu vian retpoŝtadreson | Via konfirmkodo estas {code}. | Enigu ĉi tiun kodon por ensaluti: | La kodo validas dum 10 minutoj. | Se vi ne petis tion, ignoru ĉi tiun mesaĝon.
lb | Bestätegt Är E-Mail-Adress | Äre Bestätegungscode ass {code}. | Gitt dëse Code an fir Iech unzemellen: | De Code leeft an 10 Minutten of. | Wann Dir dat net gefrot hutt, ignoréiert dës E-Mail.
fy | Befêstigje jo e-mailadres | Jo ferifikaasjekoade is {code}. | Fier dizze koade yn om oan te melden: | De koade ferrint oer 10 minuten. | As jo dit net oanfrege hawwe, negearje dit berjocht.
gd | Dearbhaich am post-d agad | Is e {code} an còd dearbhaidh agad. | Cuir a-steach an còd seo gus clàradh a-steach: | Falbhaidh an ùine air an ann an 10 mionaidean. | Mur an do dh'iarr thu seo, leig seachad am post-d seo.
br | Kadarnait ho chomlec'h postel | Ho kod gwiriañ a zo {code}. | Lakait ar c'hod-mañ evit kevreañ: | Diamzeret e vo a-benn 10 munutenn. | Ma n'hoc'h eus ket goulennet kement-se, na rit ket van.
fo | Vátta teldupostadressu tína | Váttanarkoda tín er {code}. | Skriva hesa kodu fyri at rita inn: | Kodan gongur út um 10 minuttir. | Hevur tú ikki biðið um hetta, so lat sum einki.
oc | Confirmatz vòstra adreça electronica | Vòstre còdi de verificacion es {code}. | Picatz aqueste còdi per vos connectar: | Lo còdi expira dins 10 minutas. | S'avètz pas demandat aquò, ignoratz aqueste messatge.
ht | Konfime adrès imel ou | Kòd verifikasyon ou se {code}. | Antre kòd sa a pou konekte: | Kòd la ap ekspire nan 10 minit. | Si se pa ou ki mande l, inyore mesaj sa a.
ky | Электрондук почтаңызды ырастаңыз | Ырастоо кодуңуз: {code} | Кирүү үчүн бул кодду киргизиңиз: | Код 10 мүнөттөн кийин жараксыз болот. | Эгер сиз сурабаган болсоңуз, бул катка көңүл бурбаңыз.
tg | Нишонии почтаи худро тасдиқ кунед | Рамзи тасдиқи шумо: {code} | Барои ворид шудан ин рамзро ворид кунед: | Рамз 10 дақиқа эътибор дорад. | Агар шумо инро напурсида бошед, ин паёмро нодида гиред.
tk | E-poçtaňyzy tassyklaň | Tassyklama koduňyz: {code} | Girmek üçin şu kody giriziň: | Kod 10 minutdan soň güýjüni ýitirer. | Eger siz soramadyk bolsaňyz, bu haty äsgermäň.
tt | Почта адресыгызны раслагыз | Раслау кодыгыз: {code} | Керү өчен бу кодны кертегез: | Код 10 минуттан соң гамәлдән чыга. | Әгәр сез сорамаган булсагыз, бу хатка игътибар итмәгез.
ba | Почта адресығыҙҙы раҫлағыҙ | Раҫлау кодығыҙ: {code} | Инеү өсөн был кодты индерегеҙ: | Код 10 минут ғәмәлдә. | Әгәр һеҙ һорамаған булһағыҙ, иғтибар итмәгеҙ.
ug | ئېلخەت ئادرېسىڭىزنى جەزملەڭ | دەلىللەش كودىڭىز: {code} | كىرىش ئۈچۈن بۇ كودنى كىرگۈزۈڭ: | كود 10 مىنۇت ئىچىدە كۈچكە ئىگە. | ئەگەر سىز تەلەپ قىلمىغان بولسىڭىز، پەرۋا قىلماڭ.
ku | E-nameya xwe piştrast bike | Koda te ya piştrastkirinê {code} e. | Ji bo têketinê vê kodê binivîse: | Kod piştî 10 deqeyan bi dawî dibe. | Heke te ev nexwestibe, guh nede vê peyamê.
ckb | ئیمەیڵەکەت پشتڕاست بکەرەوە | کۆدی پشتڕاستکردنەوەکەت: {code} | ئەم کۆدە بنووسە بۆ چوونەژوورەوە: | کۆدەکە دوای 10 خولەک بەسەر دەچێت. | ئەگەر تۆ داوات نەکردووە، پشتگوێی بخە.
ps | خپل برېښنالیک تایید کړئ | ستاسو د تایید کوډ {code} دی. | د ننوتلو لپاره دا کوډ دننه کړئ: | کوډ په 10 دقیقو کې پای ته رسېږي. | که تاسو نه وي غوښتی، دا پیغام له پامه وغورځوئ.
sd | پنهنجي اي ميل جي تصديق ڪريو | توهان جو تصديقي ڪوڊ {code} آهي. | لاگ ان ٿيڻ لاءِ هي ڪوڊ داخل ڪريو: | ڪوڊ 10 منٽن ۾ ختم ٿي ويندو. | جيڪڏهن توهان درخواست نه ڪئي آهي ته نظرانداز ڪريو.
yi | באַשטעטיקט אײַער אימעיל | אײַער באַשטעטיקונג קאָד איז {code}. | שרײַבט אַרײַן דעם קאָד זיך אַרײַנצולאָגירן: | דער קאָד גייט אויס אין 10 מינוט. | אויב איר האָט דאָס נישט געבעטן, איגנאָרירט.
as | আপোনাৰ ইমেইল সত্যাপন কৰক | আপোনাৰ সত্যাপন ক'ড হৈছে {code}। | লগ ইন কৰিবলৈ এই ক'ডটো দিয়ক: | ক'ডটোৰ ম্যাদ ১০ মিনিটত উকলিব। | আপুনি অনুৰোধ কৰা নাই যদি এই ইমেইল আওকাণ কৰক।
or | ଆପଣଙ୍କ ଇମେଲ ଯାଞ୍ଚ କରନ୍ତୁ | ଆପଣଙ୍କ ଯାଞ୍ଚ କୋଡ୍ ହେଉଛି {code}। | ଲଗଇନ୍ କରିବାକୁ ଏହି କୋଡ୍ ପ୍ରବେଶ କରନ୍ତୁ: | କୋଡ୍ 10 ମିନିଟରେ ସମାପ୍ତ ହେବ। | ଯଦି ଆପଣ ଅନୁରୋଧ କରିନାହାନ୍ତି, ଏହାକୁ ଅଣଦେଖା କରନ୍ତୁ।
sa | स्वस्य ईमेल् प्रमाणीकरोतु | भवतः प्रमाणीकरणकूटः {code} अस्ति। | प्रवेशाय एतं कूटं लिखतु: | कूटः 10 निमेषेषु समाप्यते। | यदि भवता न याचितं तर्हि उपेक्षताम्।
dz | ཡིག་འཕྲིན་བདེན་དཔྱད་འབད། | ཁྱོད་ཀྱི་བདེན་དཔྱད་གསང་ཨང་ {code} | ནང་འཛུལ་འབད་ནིའི་གསང་ཨང་བཙུགས: | སྐར་མ་ 10 ནང་དུས་ཡུན་ཚང་། | ཞུ་བ་མ་འབད་བ་ཅིན་སྣང་མེད་བཞག།
jv | Verifikasi alamat email panjenengan | Kode verifikasi panjenengan yaiku {code}. | Lebokna kode iki kanggo mlebu: | Kode iki kadaluwarsa sajrone 10 menit. | Yen panjenengan ora nyuwun, lirwakna pesen iki.
su | Pastikeun alamat surélék anjeun | Kode vérifikasi anjeun nyaéta {code}. | Asupkeun kode ieu pikeun asup: | Kode ieu béak waktuna dina 10 menit. | Upami anjeun henteu menta, teu kedah dipaliré.
ceb | Kumpirmaha ang imong email | Ang imong verification code mao ang {code}. | Isulod kini nga code aron maka-log in: | Ma-expire ang code sulod sa 10 ka minuto. | Kon wala nimo kini gihangyo, ayaw kini tagda.
mi | Whakaūngia tō īmēra | Ko tō waehere manatoko ko {code}. | Tāuruhia tēnei waehere hei takiuru: | Ka pau te waehere i roto i te 10 meneti. | Ki te kore koe i tono, waiho noa.
sm | Faamaonia lau imeli | O lau code faamaonia o le {code}. | Faaaoga le code lea e ulufale ai: | E uma le aoga o le code i le 10 minute. | Afai e te leʻi talosagaina, tuʻu pea.
haw | E hōʻoia i kāu leka uila | ʻO kāu pāʻālua hōʻoia: {code} | E hoʻokomo i kēia pāʻālua e ʻeʻe ai: | Pau ka pāʻālua ma hope o 10 minuke. | Inā ʻaʻole ʻoe i noi, e kāpae i kēia.
mg | Hamarino ny mailakao | Ny kaody fanamarinana anao dia {code}. | Ampidiro ity kaody ity hidirana: | Lany andro ao anatin'ny 10 minitra ny kaody. | Raha tsy nangataka ianao dia aza raharahaina ity hafatra ity.
ny | Tsimikizirani imelo yanu | Khodi yanu yotsimikizira ndi {code}. | Lowetsani khodi iyi kuti mulowe: | Khodiyi itha ntchito pakatha mphindi 10. | Ngati simunapemphe, musayankhe uthengawu.
sn | Simbisa email yako | Kodhi yako yekusimbisa ndeiyi {code}. | Isa kodhi iyi kuti upinde: | Kodhi iyi inopera mumaminitsi 10. | Kana usina kukumbira, regera meseji iyi.
st | Netefatsa imeile ya hao | Khoutu ya hao ya netefatso ke {code}. | Kenya khoutu ena ho kena: | Khoutu e felloa ke nako ka mora metsotso e 10. | Haeba ha o a e kopa, hlokomoloha molaetsa ona.
tn | Netefatsa imeile ya gago | Khouto ya gago ya netefatso ke {code}. | Tsenya khouto e go tsena: | Khouto e fela morago ga metsotso e le 10. | Fa o sa e kopa, tlogela molaetsa o.
xh | Qinisekisa i-imeyile yakho | Ikhowudi yakho yokuqinisekisa: {code} | Faka le khowudi ukuze ungene: | Ikhowudi iphelelwa yimizuzu eli-10. | Ukuba awuyicelanga, sukuwuhoya lo myalezo.
ig | Kwado email gị | Koodu nkwenye gị bụ {code}. | Tinye koodu a iji banye: | Koodu a ga-agwụ n'ime nkeji 10. | Ọ bụrụ na ị rịọghị ya, leghara ozi a anya.
rw | Emeza imeyili yawe | Kode yawe yo kwemeza ni {code}. | Andika iyi kode kugira ngo winjire: | Iyi kode irangira mu minota 10. | Niba utayisabye, irengagize.
lg | Kakasa email yo | Koodi yo ey'okukakasa ye {code}. | Yingiza koodi eno okuyingira: | Koodi eggwaako mu ddakiika 10. | Bw'oba tewagisabye, buusa amaaso.
om | Imeelii kee mirkaneessi | Koodiin mirkaneessaa kee {code} dha. | Seenuuf koodii kana galchi: | Koodichi daqiiqaa 10 keessatti ni dhuma. | Yoo hin gaafatin ta'e, dhiisi.
ti | ኢመይልካ ኣረጋግጽ | ናይ መረጋገጺ ኮድካ {code} እዩ። | ንምእታው ነዚ ኮድ ኣእቱ፦ | እቲ ኮድ ኣብ ውሽጢ 10 ደቓይቕ ይውዳእ። | እንተዘይሓቲትካ ዕሸቶ።
wo | Dëggal sa imel | Sa kodu dëggal mooy {code}. | Bindal kod bii ngir dugg: | Kod bi dina jeex ci 10 simili. | Su fekkee laajuloo ko, bul ci faale.
pap | Konfirmá bo email | Bo kódigo di verifikashon ta {code}. | Yena e kódigo aki pa drenta: | E kódigo ta kaduká den 10 minüt. | Si bo no a pidi esaki, ignorá e mensahe.
co | Cunfirmate u vostru email | U vostru codice di verificazione hè {code}. | Entrite stu codice per cunnettavi: | U codice scade in 10 minuti. | S'ellu ùn site micca voi, ignurate stu messaghju.
an | Confirma lo tuyo correu | Lo tuyo codigo de verificación ye {code}. | Escribe iste codigo ta dentrar: | Lo codigo caduca en 10 minutos. | Si no l'has demandau, ignora iste mensache.
ast | Confirma'l to corréu | El to códigu de verificación ye {code}. | Introduz esti códigu p'aniciar sesión: | El códigu caduca en 10 minutos. | Si nun lo pidisti, inora esti mensaxe.
cv | Электрон почтӑна ҫирӗплет | Ҫирӗплетӳ кодӗ: {code} | Кӗмешкӗн ҫак кода ҫырӑр: | Код 10 минут хушши ӗҫлет. | Эсир ыйтман пулсан, ҫыру ҫине ан пӑхӑр.
sah | Электрон почтаҕын бигэргэт | Бигэргэтии куода: {code} | Киирэргэ бу куоду киллэр: | Куод 10 мүнүүтэнэн бүтэр. | Эн көрдөспөтөх буоллаххына, аахайыма.
hsb | Wobkrućće swoju e-mejlku | Waš wobkrućenski kod je {code}. | Zapodajće tutón kod za přizjewjenje: | Kod płaći 10 mjeńšin. | Jeli njejsće to žadali, ignorujće tutu powěsć.
kab | Sentem imayl-ik | Tangalt-ik n usentem d {code}. | Sekcem tangalt-a akken ad teqqneḍ: | Tangalt ad temmet deg 10 n tisdidin. | Ma yella mačči d kečč, zgel izen-a.
mai | अपन ईमेल सत्यापित करू | अहाँक सत्यापन कोड अछि {code}। | लॉगिन करबाक लेल ई कोड दिअ: | कोड 10 मिनटमे समाप्त भ' जाएत। | जँ अहाँ नहि माँगने छी तँ ध्यान नहि दिअ।
kok | तुमचो ईमेल पडताळात | तुमचो पडताळणी कोड {code} आसा. | लॉगिन करपाक हो कोड घालात: | कोड 10 मिनटांनी सोंपतलो. | तुमी मागूंक ना जाल्यार दुर्लक्ष करात.
bo | ཡིག་ཟམ་ར་སྤྲོད་བྱོས། | ཁྱེད་ཀྱི་ར་སྤྲོད་ཨང་གྲངས་ནི་ {code} | ནང་འཛུལ་བྱེད་པར་ཨང་གྲངས་འདི་འཇུག་རོགས: | སྐར་མ་ 10 ནང་དུས་འགོར་ངེས། | ཞུས་མེད་ན་སྣང་མེད་འཇོག་རོགས།
zh-HK | 驗證你的電郵地址 | 你的驗證碼係 {code}。 | 請輸入以下驗證碼登入： | 驗證碼將於 10 分鐘後失效。 | 如果你冇要求，請忽略此電郵。
zh | 登录验证 | 尊敬的客户您的验证码是{code}，5分钟内有效。 | 请输入验证码完成登录： | 验证码5分钟内有效。 | 请勿泄露给他人。
hi | साइन इन करें | आपका ओटीपी {code} है। | लॉगिन करने के लिए यह ओटीपी दर्ज करें: | ओटीपी 10 मिनट तक मान्य है। | इसे किसी से साझा न करें।
mr | लॉगिन | तुमचा ओटीपी {code} आहे. | लॉगिन करण्यासाठी हा ओटीपी वापरा: | ओटीपी 10 मिनिटे वैध आहे. | कोणालाही सांगू नका.
gu | લૉગિન | તમારો ઓટીપી {code} છે. | લૉગિન કરવા માટે આ ઓટીપી દાખલ કરો: | ઓટીપી 10 મિનિટ માટે માન્ય છે. | કોઈને કહેશો નહીં.
pa | ਲੌਗਇਨ | ਤੁਹਾਡਾ ਓਟੀਪੀ {code} ਹੈ। | ਲੌਗਇਨ ਕਰਨ ਲਈ ਇਹ ਓਟੀਪੀ ਦਰਜ ਕਰੋ: | ਓਟੀਪੀ 10 ਮਿੰਟ ਲਈ ਵੈਧ ਹੈ। | ਕਿਸੇ ਨੂੰ ਨਾ ਦੱਸੋ।
bn | লগইন | আপনার ওটিপি {code}। | লগইন করতে এই ওটিপি লিখুন: | ওটিপি ১০ মিনিট কার্যকর থাকবে। | কাউকে জানাবেন না।
ur | لاگ ان | آپ کا او ٹی پی {code} ہے۔ | لاگ ان کرنے کے لیے یہ او ٹی پی درج کریں: | او ٹی پی 10 منٹ میں ختم ہو جائے گا۔ | کسی کو نہ بتائیں۔
cy | Mewngofnodi | Eich cod mewngofnodi un tro yw {code}. | Defnyddiwch y cod hwn i fewngofnodi: | Bydd y cod yn dod i ben mewn 10 munud. | Os nad chi oedd hwn, anwybyddwch yr e-bost.
tk | Girişi tassyklaň | Siziň bir gezeklik kodyňyz {code}. | Girmek üçin bir gezeklik kody giriziň: | Kod 10 minutdan soň güýjüni ýitirer. | Hiç kime aýtmaň.
fil | Mag-log in | Ang iyong verification code ay {code}. | Gamitin ang code na ito para mag-log in: | Mag-e-expire ang code sa loob ng 10 minuto. | Huwag itong ibahagi kaninuman.
`;

/** One per line of the table: most languages once, the largest twice. */
export const phrasings: Phrasing[] = WRITTEN.trim()
  .split('\n')
  .map((line) => {
    const [lang = '', subject = '', sentence = '', intro = '', expiry = '', ignore = ''] = line.split(' | ');
    return { lang, subject, sentence, intro, expiry, ignore };
  });
