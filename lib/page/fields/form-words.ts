import { anyOf } from './any-of.ts';

/**
 * Words with which pages say what a form is for: on its button, in its heading, in its ids and its action, all in lower case. They are
 * stems, not whole words, in the order of the languages en; de, nl, sv, no, da; fr, es, pt, it, ro; pl, cs, sk, ru, uk; hu, fi, tr, el;
 * ar, fa, he; hi, th, vi, id; ja, ko, zh.
 */

export const SIGN_UP = anyOf(
  'sign[-_ ]?(me )?up|regist|enrol|(create|open|new)~(account|profile|user)|new[-_ ]?(customer|member)|\\bjoin(?!t)|get started|start~trial|create ?acc',
  'konto (erstell|anleg|eröffn)|neues konto|neukund|mitglied werden|account aanmaken|maak~account|inschrijv|(skapa|opprett|opret)~(konto|bruker|bruger|profil)|bli medlem',
  'inscri|(cr[eé]er|nouveau)~compte|(crear?|abrir|nueva)~cuenta|reg[ií]str|(criar|crie|abrir|nova)~conta|cadastr|inscrev|iscri[vz]|crea~(account|profilo)|(crea[tț]i|creeaz|cont nou)|[iî]nregistr',
  'rejestr|(załóż|utwórz|zakładam)~konto|(vytvoř|založ|vytvor)\\S{0,4} účet|регистр|зареєстр|реєстр|(созда|створ)~(аккаунт|акаунт|уч[её]тн|профил|облік)',
  'regisztr|fiók~létre|rekisteröi|luo~tili|kay[ıi]t ol|kaydol|üye ol|hesap (oluştur|aç)|εγγραφ|δημιουργ~λογαρ',
  'إنشاء~حساب|حساب جديد|(?<!ال)تسجيل(?! ?ال?دخول)|سج[ّ]?ل ال[آا]ن|ثبت ?نام|عضویت|ایجاد حساب|הרשמ|הירשמ|להירשם|(צור|יצירת|פתיחת)~חשבון',
  'new here|(?<![a-z])(neu|nieuw|ny) h(ier|är|er)(?![a-z])|nouveau (client|ici)|nuev[oa] (cliente|usuari|aquí)|nuov[oi] (client|utent|qui)|nov[oa] (client|usu[aá]ri|por aqui)|(?<![a-z])ny (kund|brug|bruk)|client nou|nowy (klient|użytk)|nov[ýí] (zákazn|uživ)|нов(ый|ым|ого|ий|им) (клиент|пользов|покуп|клієнт|корист)|впервые|új (vásárl|ügyfel)|uusi asiakas|yeni (üye|müşteri|kullan)|νέο[ςι] (πελάτ|χρήστ)',
  '(عميل|مستخدم|عضو) جديد|(לקוח|משתמש)(ה|ים)? חדש|नया (ग्राहक|उपयोग|यूज)|ลูกค้าใหม่|สมาชิกใหม่|(khách hàng|thành viên) mới|(pelanggan|pengguna) baru|は[じ初]めて|初めて|처음|신규|新(用[户戶]|客|[会會][员員])',
  'पंजीकर|साइन ?अप|रजिस्टर|खाता बना|สมัคร(?!รับ)|ลงทะเบียน|สร้างบัญชี|đăng k[ýí]|tạo~tài khoản|daftar|buat~akun',
  '会員登録|新規(会員|登録)|登録|アカウント~作成|(회원 ?)?가입|계정~(만들|생성)|注[册冊]|註冊|(创建|建立|新建)~[账帐帳]',
);

/** Words for buying, paying and shipping. */
export const CHECKOUT = anyOf(
  'check[-_ ]?out|(place|complete|your)~order|\\bpay(?!pal)|payment|billing|shipping|\\bbuy|purchase|donat|delivery (address|details)',
  'bestell|kasse|bezahl|zahlung|lieferadress|rechnung|spende|afreken|bestel|betal|bezorg|doneer|beställ|betala|kassa',
  'commande|paie|payer|livraison|factur|faire un don|pedido|pag(o|ar|ament)|compr(ar|a)\\b|env[ií]o|finalizar|entrega|doar|donar|ordine|acquist|spedizion|fattur|comand[aă]|plat[aăi]\\b|livrar',
  'zamów|zamaw|zapłać|płatnoś|dostaw|objedn|platb|pokladn|doruč|doprav|заказ|оплат|доставк|корзин|замовл|кошик',
  'rendel|fizet|szállít|pénztár|maksa|toimitus|sipariş|ödeme|teslimat|satın al|παραγγελ|πληρωμ|αποστολ|ταμείο',
  'الدفع|الطلب|الشحن|شراء|پرداخت|سفارش|תשלום|הזמנ|משלוח|רכיש',
  'भुगतान|ऑर्डर|खरीद|ชำระ|สั่งซื้อ|จัดส่ง|thanh toán|đặt hàng|giao hàng|bayar|pembayaran|pesanan',
  '(as|for) (a )?guest|guest (check|order)|\\bcart\\b|als gast|gastbestel|ohne (regist|konto|kundenk|anmeld)|warenkorb|winkelwagen|(?<![a-z])(kopen|köp|kjøp|køb|levering|leverans|slutför)|handlekurv|indkøbskurv|varukorg|som g(ä|æ|je)st',
  'invité|sans (compte|inscri|créer)|panier|invitad[oa]|sin (cuenta|regist)|tramitar|carrito|ospite|senza (regist|account)|carrello|convidado|sem (cadast|conta|regist)|carrinho|oaspete|fără cont|coș',
  'jako gość|bez (rejestr|registr|zakład)|koszyk|wysyłk|(?<![a-z])kup(uję|ić)?(?![a-z])|jako host|košík|dodac|nákup|без (регистр|реєстр)|ка[кк] гост|як гіст|покупк|придба|оформ(ить|ле|ит)|vendég|vásárl|kosár|vieras|ostoskor|misafir|üye olmadan|sepet|επισκέπτ|καλάθι',
  'ضيف|زائر|سلة|إتمام|مهمان|سبد|אורח|עגל|קופה|अतिथि|मेहमान|कार्ट|ตะกร้า|ผู้เยี่ยม|đơn hàng|nhận hàng|mua hàng|khách vãng|giỏ hàng|tamu(?![a-z])|keranjang|(?<![a-z])beli(?![a-z])|ゲスト|カート|レジ|비회원|장바구니|구매|(游|遊|訪|访)客|[购購]物[车車]',
  '購入|注文|支払|お届け|配送|결제|주문|배송|구매|结[账帐]|結帳|支付|付款|订单|訂單|下单|购买|購買',
);

export const NEWSLETTER = anyOf(
  'news|(?<!un)subscri|mailing[-_ ]?list|mail[-_ ]?chimp|e-?letter|digest|stay (in touch|up to date|informed|connected)|(latest|email|product)~(updates|offers|deals)|% off|inbox',
  'abonnier|auf dem laufenden|nieuwsbrief|abonne|nyhetsbr|nyhedsbr|prenumer',
  'abonn|lettre d.info|infolettre|suscri|bolet[ií]n|novedades|assin(e|ar)\\b|novidades|abbon|abonare|abonea',
  'biuletyn|subskry|zapisz|odběr|odebír|odober|novink|рассыл|подпис|новост|розсил|підпис|новин',
  'hírlev|feliratk|uutiskir|tilaa\\b|bülten|abone|ενημερωτικ|συνδρομ',
  'النشرة|اشتر[اك]|خبرنامه|ניוזלטר|דיוור|תפוצה|עדכונים',
  'न्यूज़?लेटर|सदस्यता|จดหมายข่าว|ข่าวสาร|bản tin|nhận tin|buletin|langganan',
  'メルマガ|ニュース|メールマガジン|購読|뉴스|구독|订阅|訂閱|[电電]子[报報]',
);

export const RECOVERY = anyOf(
  'forg[oe]t|recover|reset|lost[-_ ]?pass|(find|locate)~account|remind',
  'vergessen|zurücksetz|vergeten|herstel|glömt|återställ|glemt|nulstil|tilbakestill',
  'oubli|réinit|reinitialis|olvid|recuper|restablec|esquec|redefin|dimentic|reimposta|ripristin|uitat',
  'zapomn|przypomn|odzysk|zapomen|zabud|obnov|забы|восстан|сброс|забу|віднов|скину',
  'elfelejt|visszaáll|unohd|palaut|unut|sıfırla|ξεχάσ|ξέχασ|επαναφορ|ανάκτ',
  'نسيت|استعاد|إعادة تعيين|فراموش|بازیاب|שכח|איפוס|שחזור',
  'भूल|रीसेट|ลืม|รีเซ็ต|กู้คืน|quên|đặt lại|khôi phục|lupa|(atur|setel) ulang',
  'un-?subscri|opt[- ]?out|stop (receiving|e-?mails)|abbestell|austragen|uitschrij|afmeld|avprenumer|avregistr|avmeld|désabon|désinscri|darse de baja|cancelar (la |mi |a |sua )?(suscri|subscri|assin|inscri)|descadastr|disiscri|cancella.{0,12}iscri|dezabon|wypisz|odhlás.{0,12}odb|отпис|відпис|leiratkoz|abonelikten (çık|ayrıl)|إلغاء الاشتراك|הסרה|हटाएं|hủy đăng k|berhenti (ber)?langganan|配信停止|購読解除|수신 ?거부|구독 ?취소|退[订訂]|取消[订訂][阅閱]',
  '忘れ|再設定|リセット|再発行|찾기|재설정|잊|忘[记記]|找回|重[置设設]',
);

/** Words for logging in. */
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

/** "Already registered?" is meant for users with an account, although it contains a word for signing up. */
export const ALREADY = anyOf(
  '(already|existing|returning|registered)~(regist|members?|customers?|accounts?|users?|subscri|signed)|(have|got) an account',
  '(bereits|schon)~(kund|regist|mitglied|konto|angemeld)|registrierte|(?<![a-z])al~(klant|account|geregist|lid)|redan~(kund|medlem|regist|konto)|allerede~(kunde|medlem|regist|bru|konto)',
  'déjà~(client|inscri|membre|compte|enreg)|(?<![a-z])ya~(client|regist|cuenta|miembr|usuari|soci)|(?<![a-zà-ž])j[áa] ~(client|regist|cadast|conta|membr|inscri)|già~(client|regist|iscri|account|utent)|hai un account|deja~(client|cont|[iî]nreg)',
  'już~(konto|klient|zarejest)|(masz|posiadam) konto|už~(účet|regist|zákazn)|m[áa]te účet|уже~(регистр|клиент|аккаунт|покуп|уч[её]тн)|вже~(реєстр|клієнт|акаунт|облік)|есть (аккаунт|уч[её]тн)',
  'már~(regisztr|fiók|ügyf|vásárl)|(?<![a-z])jo~(asiak|tili|rekist|jäsen)|zaten|(kayıtlı|mevcut) (kull|müşt|üye)|hesab(ın|ınız)? var|ήδη~(μέλ|πελάτ|λογαρ|εγγ)',
  'لديك حساب|(عميل|عضو|مستخدم) (حالي|مسجل)|مسجل (بالفعل|مسبق)|حساب دارید|כבר~(לקוח|חשבון|רשומ|חבר|מנוי)',
  'पहले से|มีบัญชี|สมาชิกเดิม|เป็นสมาชิก|đã (có tài|là|đăng k)|sudah~(punya|memiliki|terdaftar|menjadi)|会員の方|登録済|アカウントをお持ち|이미|기존~(회원|고객)|계정이 있|已有[账帐賬]|已注[册冊]|已註|老用[户戶]|已是[会會]',
);

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

/** Words for a field that may be left empty. If that is the password, the form is no log-in. */
export const OPTIONAL = anyOf(
  'optional|if you (like|want|wish)|freiwillig|wahlweise|optioneel|valgfri|frivillig|valfri',
  'facultati|opcional|facoltativ|opțional|opcjonaln|nieobowiązk|nepovinn|voliteľn|необязательн|по желанию|необов.язков|за бажанням',
  'nem kötelező|valinnai|vapaaehto|isteğe bağlı|zorunlu değil|προαιρετικ|اختياري|اختیاری|לא חובה|אופציונל|वैकल्पिक|ไม่บังคับ|không bắt buộc|tùy chọn|opsional|任意|선택 ?(사항|입력|항목)|可选|可選|选填|選填|[选選]擇性',
);

export const NEW_PASSWORD = anyOf(
  'new|creat|choose|set ?(a|your)|confirm|repeat|again|(at least|min|\\d ?[-–+]|\\d or more)~(char|letter)|neues|wählen|wiederhol|bestätig|mindestens',
  'choisi|nouveau|confirme|crea |crear|nueva|elige|criar|nova|scegli|nuova|nieuw|kies|nytt|välj|utwórz|nowe|придум|нов|повтор|створ|oluştur|yeni',
  'νέο|جديد|جدید|חדש|नया|ใหม่|mới|baru|新|設定|새|설정',
);
