/**
 * The words by which pages say what a form is for: on its button, in its heading, in its ids and its action, all lower-cased. Roots, not whole
 * words; by language in the order en; de, nl, sv, no, da; fr, es, pt, it, ro; pl, cs, sk, ru, uk; hu, fi, tr, el; ar, fa, he; hi, th, vi, id; ja, ko, zh.
 */

/** `~` is what may stand between two words. It has a bound. */
const anyOf = (...words: string[]) => new RegExp(words.join('|').replace(/~/g, '.{0,12}'));

/** An account is made. */
export const SIGN_UP = anyOf(
  'sign[-_ ]?(me )?up|regist|enrol|(create|open|new)~(account|profile|user)|new[-_ ]?(customer|member)|\\bjoin(?!t)|get started|start~trial|create ?acc',
  'konto (erstell|anleg|eröffn)|neues konto|neukund|mitglied werden|account aanmaken|maak~account|inschrijv|(skapa|opprett|opret)~(konto|bruker|bruger|profil)|bli medlem',
  'inscri|(cr[eé]er|nouveau)~compte|(crear?|abrir|nueva)~cuenta|reg[ií]str|(criar|crie|abrir|nova)~conta|cadastr|inscrev|iscri[vz]|crea~(account|profilo)|(crea[tț]i|creeaz|cont nou)|[iî]nregistr',
  'rejestr|(załóż|utwórz|zakładam)~konto|(vytvoř|založ|vytvor)\\S{0,4} účet|регистр|зареєстр|реєстр|(созда|створ)~(аккаунт|акаунт|уч[её]тн|профил|облік)',
  'regisztr|fiók~létre|rekisteröi|luo~tili|kay[ıi]t ol|kaydol|üye ol|hesap (oluştur|aç)|εγγραφ|δημιουργ~λογαρ',
  'إنشاء~حساب|حساب جديد|(?<!ال)تسجيل(?! ?ال?دخول)|سج[ّ]?ل ال[آا]ن|ثبت ?نام|عضویت|ایجاد حساب|הרשמ|הירשמ|להירשם|(צור|יצירת|פתיחת)~חשבון',
  'पंजीकर|साइन ?अप|रजिस्टर|खाता बना|สมัคร(?!รับ)|ลงทะเบียน|สร้างบัญชี|đăng k[ýí]|tạo~tài khoản|daftar|buat~akun',
  '会員登録|新規(会員|登録)|登録|アカウント~作成|(회원 ?)?가입|계정~(만들|생성)|注[册冊]|註冊|(创建|建立|新建)~[账帐帳]',
);

/** Something is paid for, or sent to a door. */
export const CHECKOUT = anyOf(
  'check[-_ ]?out|(place|complete|your)~order|\\bpay(?!pal)|payment|billing|shipping|\\bbuy|purchase|donat|delivery (address|details)',
  'bestell|kasse|bezahl|zahlung|lieferadress|rechnung|spende|afreken|bestel|betal|bezorg|doneer|beställ|betala|kassa',
  'commande|paie|payer|livraison|factur|faire un don|pedido|pag(o|ar|ament)|compr(ar|a)\\b|env[ií]o|finalizar|entrega|doar|donar|ordine|acquist|spedizion|fattur|comand[aă]|plat[aăi]\\b|livrar',
  'zamów|zamaw|zapłać|płatnoś|dostaw|objedn|platb|pokladn|doruč|doprav|заказ|оплат|доставк|корзин|замовл|кошик',
  'rendel|fizet|szállít|pénztár|maksa|toimitus|sipariş|ödeme|teslimat|satın al|παραγγελ|πληρωμ|αποστολ|ταμείο',
  'الدفع|الطلب|الشحن|شراء|پرداخت|سفارش|תשלום|הזמנ|משלוח|רכיש',
  'भुगतान|ऑर्डर|खरीद|ชำระ|สั่งซื้อ|จัดส่ง|thanh toán|đặt hàng|giao hàng|bayar|pembayaran|pesanan',
  '購入|注文|支払|お届け|配送|결제|주문|배송|구매|结[账帐]|結帳|支付|付款|订单|訂單|下单|购买|購買',
);

/** News is sent. */
export const NEWSLETTER = anyOf(
  'news|subscri|mailing[-_ ]?list|mail[-_ ]?chimp|e-?letter|digest|stay (in touch|up to date|informed|connected)|(latest|email|product)~(updates|offers|deals)|% off|inbox',
  'abonnier|auf dem laufenden|nieuwsbrief|abonne|nyhetsbr|nyhedsbr|prenumer',
  'abonn|lettre d.info|infolettre|suscri|bolet[ií]n|novedades|assin(e|ar)\\b|novidades|abbon|abonare|abonea',
  'biuletyn|subskry|zapisz|odběr|odebír|odober|novink|рассыл|подпис|новост|розсил|підпис|новин',
  'hírlev|feliratk|uutiskir|tilaa\\b|bülten|abone|ενημερωτικ|συνδρομ',
  'النشرة|اشتر[اك]|خبرنامه|ניוזלטר|דיוור|תפוצה|עדכונים',
  'न्यूज़?लेटर|सदस्यता|จดหมายข่าว|ข่าวสาร|bản tin|nhận tin|buletin|langganan',
  'メルマガ|ニュース|メールマガジン|購読|뉴스|구독|订阅|訂閱|[电電]子[报報]',
);

/** A password or a name was forgotten. */
export const RECOVERY = anyOf(
  'forg[oe]t|recover|reset|lost[-_ ]?pass|(find|locate)~account|remind',
  'vergessen|zurücksetz|vergeten|herstel|glömt|återställ|glemt|nulstil|tilbakestill',
  'oubli|réinit|reinitialis|olvid|recuper|restablec|esquec|redefin|dimentic|reimposta|ripristin|uitat',
  'zapomn|przypomn|odzysk|zapomen|zabud|obnov|забы|восстан|сброс|забу|віднов|скину',
  'elfelejt|visszaáll|unohd|palaut|unut|sıfırla|ξεχάσ|ξέχασ|επαναφορ|ανάκτ',
  'نسيت|استعاد|إعادة تعيين|فراموش|بازیاب|שכח|איפוס|שחזור',
  'भूल|रीसेट|ลืม|รีเซ็ต|กู้คืน|quên|đặt lại|khôi phục|lupa|(atur|setel) ulang',
  '忘れ|再設定|リセット|再発行|찾기|재설정|잊|忘[记記]|找回|重[置设設]',
);

/** Who has an account goes in. */
export const LOG_IN = anyOf(
  'log[-_ ]?[io]n(?![a-z])|log[-_ ]into|sign[-_ ]?in(?![a-z])|(existing|returning)~(customer|user|member)|welcome back|authenticat',
  'einlogg|anmeld|inlogg|logga in|logg inn|log ind',
  'connexion|se connecter|connectez|identifie|inici[ae]r? ses|acceder|ingres(ar|a|e)\\b|\\bentr(ar|e|a)\\b|iniciar sess|acess(ar|e)\\b|\\bacce(di|sso)\\b|autentific|conectare',
  'zaloguj|logowan|přihl[aá]s|prihl[aá]s|войти|\\bвход|авториз|увійти|вхід',
  'bejelentk|belép|kirjaudu|giriş|oturum aç|σύνδεσ|συνδεθ|είσοδο',
  'الدخول|ورود|התחבר|כניסה',
  'लॉग ?इन|साइन ?इन|เข้าสู่ระบบ|ล็อกอิน|đăng nhập|masuk',
  'ログイン|サインイン|로그인|登[录錄入陆]',
);

/** Somebody is written to. */
export const CONTACT = anyOf(
  'contact(?! ?info)|message|enquir|inquir|comment|feedback|send us|get in touch|support|review',
  'kontakt|nachricht|kommentar|bericht|reactie|meddela|melding|besked',
  'contactez|mensaje|comentario|mensagem|coment[aá]r|messaggio|commento|mesaj|trimite',
  'wiadomoś|zpráv|správ|komentář|связ|сообщен|коммент|звʼяз|повідомл|комент',
  'kapcsolat|üzenet|yhteydenotto|viesti|iletişim|yorum|επικοινων|μήνυμα|σχόλι',
  'اتصل|رسال|تعليق|تماس|پیام|دیدگاه|צור קשר|הודעה|תגוב',
  'संपर्क|संदेश|टिप्पणी|ติดต่อ|ข้อความ|ความคิดเห็น|liên hệ|tin nhắn|bình luận|hubungi|pesan\\b|komentar',
  '問い?合わ?せ|メッセージ|コメント|문의|메시지|댓글|联系|聯絡|留言|评论',
);

/** A name to go in by, beside an address. */
export const USER_NAME = anyOf(
  'user ?name|user_?id|nick|login|benutzer|gebruiker|pseudo|usuario|usu[aá]rio|utente|логин|имя пользо|kullanıcı|ユーザー|用户名',
);

/** A password that is made up now. */
export const NEW_PASSWORD = anyOf(
  'new|creat|choose|set ?(a|your)|confirm|repeat|again|(at least|min|\\d ?[-–+]|\\d or more)~(char|letter)|neues|wählen|wiederhol|bestätig|mindestens',
  'choisi|nouveau|confirme|crea |crear|nueva|elige|criar|nova|scegli|nuova|nieuw|kies|nytt|välj|utwórz|nowe|придум|нов|повтор|створ|oluştur|yeni',
  'νέο|جديد|جدید|חדש|नया|ใหม่|mới|baru|新|設定|새|설정',
);

/** Said beside a log-in alone. */
export const REMEMBER = anyOf(
  'remember|keep me|stay (signed|logged)|angemeldet bleiben|eingeloggt bleiben|onthoud|ingelogd blijven|kom ihåg|husk',
  'se souvenir|rester connect|recu[eé]rda|mantener|lembrar|manter|continuar conectado|ricorda|resta collegat|ține-mă',
  'zapamiętaj|zapamat|запомн|запам.ят|maradjak|muista|hatırla|να με θυμ|تذكرني|مرا به خاطر|זכור',
  'याद रख|จดจำ|ghi nhớ|duy trì đăng nhập|ingat saya|ログイン(状態)?を保|保持|记住|記住|로그인 (상태 )?유지|자동 ?로그인|自动登录',
);

/** Agreed to once. */
export const TERMS = anyOf(
  'terms|agree|privacy|newsletter|akzeptier|zustimm|nutzungsbed|agb|voorwaarden|akkoord|villkor|vilkår',
  'accept|conditions|condiciones|acepto|termos|aceito|accetto|termini|termeni|regulamin|akceptuj|souhlas|súhlas',
  'соглас|услови|погодж|умов|elfogad|feltétel|hyväksy|ehdo|kabul|şartlar|όρους|αποδέχ|أوافق|الشروط|شرایط|מסכימ|תנאי',
  'सहमत|शर्तें|ยอมรับ|ข้อกำหนด|đồng ý|điều khoản|setuju|ketentuan|同意|規約|동의|약관|条款|條款',
);
