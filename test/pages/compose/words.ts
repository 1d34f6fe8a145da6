/** What a control of a composed page is there for. */
export type Role =
  | 'email'
  | 'again'
  | 'user'
  | 'either'
  | 'first'
  | 'last'
  | 'phone'
  | 'company'
  | 'city'
  | 'subject'
  | 'search'
  | 'friend'
  | 'code'
  | 'promo'
  | 'trap';

/** How pages label each role, in each language, variants apart by `|`. */
type Labels = Record<Role, string>;

const ORDER: Role[] =
  'email again user either first last phone company city subject search friend code promo trap'.split(' ') as Role[];

/** One line a role, in the order above. */
function labels(lines: string): Labels {
  const given = lines.trim().split(/\s*\n\s*/);
  if (given.length !== ORDER.length) throw new Error(`${given.length} lines for ${ORDER.length} roles: ${given[0]}`);
  return Object.fromEntries(ORDER.map((role, at) => [role, given[at]])) as Labels;
}

export const LABELS: Record<string, Labels> = {
  en: labels(`
    Email|Email address|E-mail|Your email|Work email|Email ID|Business e-mail address
    Confirm email|Re-enter your email|Repeat e-mail address|Email (again)
    Username|User name|Nickname|Member ID
    Email or username|Username or e-mail address|Phone number or email
    First name|Given name|Your name
    Last name|Surname|Family name
    Phone|Phone number|Mobile number|Daytime telephone
    Company|Organisation|Company name
    City|Town/City|Mailing city
    Subject|Email subject|Subject of your message
    Search|Search products|Search our site
    Friend’s email|Recipient’s email address|Your friend's e-mail
    Verification code|Enter the 6-digit code we sent to your email|One-time code
    Promo code|Gift card or discount code|Referral code
    Leave this field empty|If you are human, leave this field blank.|Don’t fill this out if you’re human`),
  de: labels(`
    E-Mail|E-Mail-Adresse|Ihre E-Mail-Adresse|Mailadresse|Email
    E-Mail-Adresse wiederholen|E-Mail bestätigen|E-Mail (Wiederholung)
    Benutzername|Nutzername|Anmeldename
    E-Mail oder Benutzername|Benutzername/E-Mail
    Vorname|Ihr Vorname|Name
    Nachname|Familienname
    Telefon|Telefonnummer|Mobilnummer|Handynummer
    Firma|Unternehmen
    Ort|Wohnort|Stadt
    Betreff|E-Mail-Betreff|Betreff Ihrer E-Mail
    Suche|Suchbegriff|Suche im Shop
    E-Mail-Adresse des Empfängers|E-Mail Ihres Freundes
    Bestätigungscode|Einmalcode|Sicherheitscode aus der E-Mail
    Gutscheincode|Aktionscode
    Bitte dieses Feld leer lassen|Wenn du ein Mensch bist, lasse dieses Feld leer|Nicht ausfüllen`),
  fr: labels(`
    E-mail|Adresse e-mail|Adresse électronique|Votre courriel|Adresse mail|Courriel
    Confirmez votre e-mail|Répétez l’adresse e-mail|Confirmation de l'adresse mail
    Nom d’utilisateur|Identifiant|Pseudo
    E-mail ou nom d’utilisateur|Identifiant ou adresse e-mail
    Prénom|Votre prénom
    Nom|Nom de famille
    Téléphone|Numéro de téléphone|Portable
    Société|Entreprise
    Ville|Commune
    Objet|Sujet|Objet de l’e-mail
    Rechercher|Recherche|Rechercher un produit
    E-mail du destinataire|E-mail de votre ami
    Code de vérification|Code à usage unique|Code reçu par e-mail
    Code promo|Bon de réduction
    Veuillez laisser ce champ vide|Ne pas remplir ce champ|Si vous êtes humain, laissez ce champ vide`),
  es: labels(`
    Correo electrónico|Email|Tu correo|Dirección de correo electrónico|E-mail
    Confirma tu correo electrónico|Repetir correo|Confirmar email
    Usuario|Nombre de usuario
    Correo electrónico o nombre de usuario|Usuario o correo
    Nombre|Tu nombre
    Apellidos|Apellido
    Teléfono|Móvil|Celular
    Empresa|Compañía
    Ciudad|Localidad
    Asunto|Asunto del correo
    Buscar|Buscar productos
    Correo del destinatario|Correo electrónico de tu amigo
    Código de verificación|Código recibido por correo
    Código promocional|Cupón
    Por favor, deja este campo vacío|No rellenar este campo`),
  pt: labels(`
    E-mail|Endereço de e-mail|Seu e-mail|Correio eletrónico
    Confirmar e-mail|Repita o seu e-mail
    Usuário|Nome de usuário|Nome de utilizador
    E-mail ou nome de usuário|Usuário ou e-mail
    Nome|Seu nome
    Sobrenome|Apelido
    Telefone|Celular|Telemóvel
    Empresa
    Cidade|Localidade
    Assunto|Assunto do e-mail
    Buscar|Buscar no site
    E-mail do destinatário|E-mail do seu amigo
    Código de verificação|Código de confirmação
    Código promocional|Cupom
    Por favor, deixe este campo vazio|Deixe este campo em branco`),
  nl: labels(`
    E-mail|E-mailadres|Uw e-mailadres|Je e-mailadres
    Herhaal e-mailadres|Bevestig e-mail
    Gebruikersnaam
    E-mail of gebruikersnaam
    Voornaam|Naam
    Achternaam
    Telefoon|Telefoonnummer|Mobiel
    Bedrijf|Bedrijfsnaam
    Plaats|Woonplaats
    Onderwerp
    Zoeken|Zoek een product
    E-mailadres van je vriend|E-mail van de ontvanger
    Verificatiecode
    Kortingscode
    Laat dit veld leeg|Indien je een mens bent, laat dit veld leeg`),
  ru: labels(`
    Электронная почта|E-mail|Ваш e-mail|Адрес электронной почты|Эл. почта|Почта
    Подтвердите e-mail|Повторите адрес электронной почты
    Имя пользователя|Логин
    E-mail или логин|Логин или электронная почта
    Имя|Ваше имя
    Фамилия
    Телефон|Номер телефона
    Компания|Организация
    Город
    Тема|Тема сообщения
    Поиск|Поиск по сайту
    E-mail получателя|E-mail друга
    Код подтверждения|Код из письма
    Промокод
    Не заполняйте это поле|Оставьте это поле пустым`),
  uk: labels(`
    Електронна пошта|Ваш e-mail|Адреса електронної пошти|Ел. пошта
    Повторіть електронну пошту|Підтвердіть e-mail
    Ім’я користувача|Логін
    E-mail або логін
    Ваше ім’я
    Прізвище
    Телефон|Номер телефону
    Компанія
    Місто
    Тема
    Пошук
    E-mail одержувача
    Код підтвердження
    Промокод
    Залиште це поле порожнім|Не заповнюйте це поле`),
  ja: labels(`
    メールアドレス|Eメール|E-mail|メール
    メールアドレス（確認）|メールアドレスをもう一度入力
    ユーザー名|ログインID
    メールアドレスまたはユーザー名
    名|お名前
    姓|氏名
    電話番号|携帯電話番号
    会社名|御社名
    市区町村
    件名
    検索|商品を検索
    友達のメールアドレス|送信先メールアドレス
    確認コード|認証コード
    クーポンコード
    このフィールドは空のままにしてください|入力しないでください`),
  zh: labels(`
    邮箱|电子邮箱|电子邮件|邮箱地址|电邮|E-mail
    确认邮箱|再次输入邮箱
    用户名|昵称
    邮箱或用户名|用户名/邮箱
    名字
    姓名
    手机号|联系电话
    公司|公司名称
    城市
    主题|标题
    搜索|搜索商品
    收件人邮箱|朋友的邮箱
    验证码|邮箱验证码
    优惠码
    请将此字段留空|请勿填写`),
  ar: labels(`
    البريد الإلكتروني|بريدك الإلكتروني|عنوان البريد الإلكتروني|الإيميل
    تأكيد البريد الإلكتروني
    اسم المستخدم
    البريد الإلكتروني أو اسم المستخدم
    الاسم الأول
    اسم العائلة
    رقم الهاتف|الجوال
    الشركة
    المدينة
    الموضوع
    بحث
    البريد الإلكتروني للمستلم|بريد صديقك الإلكتروني
    رمز التحقق
    رمز الخصم
    اترك هذا الحقل فارغًا`),
};

/** Languages that no other page is composed in: only what is held back is. */
export const HELD_LABELS: Record<string, Labels> = {
  it: labels(`
    E-mail|Indirizzo e-mail|Indirizzo di posta elettronica|La tua email
    Conferma e-mail|Ripeti l’indirizzo email
    Nome utente
    E-mail o nome utente
    Nome|Il tuo nome
    Cognome
    Telefono|Cellulare
    Azienda
    Città|Comune
    Oggetto|Oggetto dell’email
    Cerca|Cerca nel sito
    E-mail del destinatario|Email del tuo amico
    Codice di verifica|Codice ricevuto via e-mail
    Codice promozionale
    Lascia vuoto questo campo|Non compilare`),
  pl: labels(`
    E-mail|Adres e-mail|Twój e-mail|Adres poczty elektronicznej
    Powtórz e-mail|Potwierdź adres e-mail
    Nazwa użytkownika|Login
    E-mail lub nazwa użytkownika
    Imię
    Nazwisko
    Telefon|Numer telefonu
    Firma|Nazwa firmy
    Miasto|Miejscowość
    Temat
    Szukaj|Szukaj w sklepie
    E-mail odbiorcy|E-mail znajomego
    Kod weryfikacyjny
    Kod rabatowy
    Pozostaw to pole puste|Nie wypełniaj tego pola`),
  sv: labels(`
    E-post|E-postadress|Din e-postadress|Mejladress
    Upprepa e-postadress|Bekräfta e-post
    Användarnamn
    E-post eller användarnamn
    Förnamn
    Efternamn
    Telefon|Telefonnummer
    Företag
    Ort|Postort
    Ämne
    Sök|Sök produkter
    Mottagarens e-postadress|Din väns e-post
    Verifieringskod|Engångskod
    Rabattkod
    Lämna detta fält tomt`),
};
