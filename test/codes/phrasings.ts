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
`;

/** One per line of the table: most languages once, the largest twice. */
export const phrasings: Phrasing[] = WRITTEN.trim()
  .split('\n')
  .map((line) => {
    const [lang = '', subject = '', sentence = '', intro = '', expiry = '', ignore = ''] = line.split(' | ');
    return { lang, subject, sentence, intro, expiry, ignore };
  });
