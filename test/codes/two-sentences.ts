/**
 * What two sentences say of a code that stands on its own line below them, without a colon: that it is below, and where it is entered.
 * @property offer the same of a voucher, which is no code
 */
export type TwoSentences = { lang: string; subject: string; said: string; offer: { subject: string; said: string } };

/** Language: subject and sentences about an account; `|` the same about a purchase. */
const WRITTEN = `
en: Reset your password / Your reset code is given below. Please enter it on the page where you asked for it. | A treat for you / Your discount code is given below. Please enter it at checkout.
en: Welcome to Harbour / You will find your activation code below. Copy it into the app to finish setting up your account. | Your gift card / You will find the number of your gift card below. Copy it into the shop to spend it.
en: New device / A code to confirm your identity is shown below. Type it in the window that you left open. | Your pickup / A code for your parcel is shown below. Show it at the counter.
de: Passwort zurücksetzen / Ihr Code zum Zurücksetzen steht unten. Bitte geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben. | Ein Geschenk für Sie / Ihr Rabattcode steht unten. Bitte geben Sie ihn an der Kasse ein.
de: Willkommen bei Harbour / Unten finden Sie Ihren Aktivierungscode. Kopieren Sie ihn in die App, um Ihr Konto fertig einzurichten. | Ihre Geschenkkarte / Unten finden Sie die Nummer Ihrer Geschenkkarte. Kopieren Sie sie in den Shop, um sie einzulösen.
de: Neues Gerät / Der Code, mit dem Sie Ihre Identität bestätigen, ist unten angegeben. Tippen Sie ihn in das Fenster, das noch offen ist. | Ihre Abholung / Der Code für Ihr Paket ist unten angegeben. Zeigen Sie ihn am Schalter.
fr: Mot de passe oublié / Votre code de réinitialisation figure ci-dessous. Merci de le saisir sur la page où vous l’avez demandé. | Un cadeau pour vous / Votre code promo figure ci-dessous. Merci de le saisir au moment du paiement.
fr: Bienvenue chez Harbour / Vous trouverez votre code d’activation ci-dessous. Copiez-le dans l’application pour terminer la création de votre compte. | Votre carte cadeau / Vous trouverez le numéro de votre carte cadeau ci-dessous. Copiez-le dans la boutique pour l’utiliser.
fr: Nouvel appareil / Le code qui confirme votre identité est affiché ci-dessous. Tapez-le dans la fenêtre restée ouverte. | Votre retrait / Le code de votre colis est affiché ci-dessous. Présentez-le au comptoir.
es: Restablecer la contraseña / Tu código de restablecimiento aparece abajo. Escríbelo en la página donde lo pediste. | Un regalo para ti / Tu código de descuento aparece abajo. Escríbelo al pagar.
es: Te damos la bienvenida a Harbour / Más abajo encontrarás tu código de activación. Cópialo en la aplicación para terminar de crear tu cuenta. | Tu tarjeta regalo / Más abajo encontrarás el número de tu tarjeta regalo. Cópialo en la tienda para gastarlo.
es: Dispositivo nuevo / El código que confirma tu identidad se muestra a continuación. Introdúcelo en la ventana que dejaste abierta. | Tu recogida / El código de tu paquete se muestra a continuación. Enséñalo en el mostrador.
it: Reimposta la password / Il tuo codice di reimpostazione è riportato qui sotto. Inseriscilo nella pagina in cui lo hai richiesto. | Un regalo per te / Il tuo codice sconto è riportato qui sotto. Inseriscilo alla cassa.
it: Benvenuto in Harbour / Qui sotto trovi il tuo codice di attivazione. Copialo nell’app per completare il tuo account. | La tua carta regalo / Qui sotto trovi il numero della tua carta regalo. Copialo nel negozio per usarla.
it: Nuovo dispositivo / Il codice che conferma la tua identità è indicato di seguito. Digitalo nella finestra rimasta aperta. | Il tuo ritiro / Il codice del tuo pacco è indicato di seguito. Mostralo al banco.
nl: Wachtwoord herstellen / Je herstelcode staat hieronder. Vul hem in op de pagina waar je hem hebt aangevraagd. | Een cadeau voor jou / Je kortingscode staat hieronder. Vul hem in bij het afrekenen.
nl: Welkom bij Harbour / Hieronder vind je je activeringscode. Kopieer hem naar de app om je account af te maken. | Je cadeaukaart / Hieronder vind je het nummer van je cadeaukaart. Kopieer het naar de winkel om het te besteden.
nl: Nieuw apparaat / De code waarmee je je identiteit bevestigt, staat hieronder. Typ hem in het venster dat nog openstaat. | Je afhaalpunt / De code voor je pakket staat hieronder. Laat hem zien aan de balie.
pl: Zresetuj hasło / Twój kod resetowania podajemy poniżej. Wpisz go na stronie, na której o niego poproszono. | Prezent dla Ciebie / Twój kod rabatowy podajemy poniżej. Wpisz go w koszyku.
pl: Witamy w Harbour / Poniżej znajdziesz swój kod aktywacyjny. Skopiuj go do aplikacji, aby dokończyć zakładanie konta. | Twoja karta podarunkowa / Poniżej znajdziesz numer swojej karty podarunkowej. Skopiuj go do sklepu, aby z niej skorzystać.
pl: Nowe urządzenie / Kod potwierdzający Twoją tożsamość widnieje poniżej. Wprowadź go w oknie, które jest nadal otwarte. | Twój odbiór / Kod Twojej paczki widnieje poniżej. Pokaż go przy ladzie.
pt-BR: Redefinição de senha / Seu código de redefinição está abaixo. Digite-o na página em que você o pediu. | Um presente para você / Seu código de desconto está abaixo. Digite-o ao pagar.
pt-BR: Boas-vindas ao Harbour / Você encontra abaixo o seu código de ativação. Copie-o no aplicativo para concluir a sua conta. | Seu cartão-presente / Você encontra abaixo o número do seu cartão-presente. Copie-o na loja para usá-lo.
pt-BR: Novo dispositivo / O código que confirma a sua identidade é mostrado a seguir. Insira-o na janela que ficou aberta. | Sua retirada / O código do seu pacote é mostrado a seguir. Mostre-o no balcão.
ru: Сброс пароля / Ваш код для сброса указан ниже. Введите его на странице, где вы его запросили. | Подарок для вас / Ваш промокод указан ниже. Введите его при оплате.
ru: Добро пожаловать в Harbour / Ниже вы найдёте код активации. Скопируйте его в приложение, чтобы закончить настройку учётной записи. | Подарочная карта / Ниже вы найдёте номер подарочной карты. Скопируйте его в магазин, чтобы потратить её.
ru: Новое устройство / Код, подтверждающий вашу личность, приведён ниже. Наберите его в окне, которое осталось открытым. | Получение посылки / Код вашей посылки приведён ниже. Покажите его на выдаче.
uk: Скидання пароля / Ваш код для скидання наведено нижче. Введіть його на сторінці, де ви його запитали. | Подарунок для вас / Ваш промокод наведено нижче. Введіть його під час оплати.
uk: Вітаємо в Harbour / Нижче ви знайдете код активації. Скопіюйте його в застосунок, щоб завершити створення облікового запису. | Подарункова картка / Нижче ви знайдете номер подарункової картки. Скопіюйте його в магазин, щоб витратити її.
uk: Новий пристрій / Код, що підтверджує вашу особу, вказано нижче. Наберіть його у вікні, яке лишилося відкритим. | Отримання посилки / Код вашої посилки вказано нижче. Покажіть його на видачі.
tr: Şifre sıfırlama / Sıfırlama kodunuz aşağıda yer alıyor. Lütfen kodu istediğiniz sayfaya girin. | Size bir hediye / İndirim kodunuz aşağıda yer alıyor. Lütfen ödeme sırasında girin.
tr: Harbour’a hoş geldiniz / Etkinleştirme kodunuzu aşağıda bulabilirsiniz. Hesabınızı tamamlamak için uygulamaya kopyalayın. | Hediye kartınız / Hediye kartınızın numarasını aşağıda bulabilirsiniz. Kullanmak için mağazaya kopyalayın.
tr: Yeni cihaz / Kimliğinizi doğrulayan kod aşağıda gösteriliyor. Açık kalan pencereye yazın. | Teslim alma / Paketinizin kodu aşağıda gösteriliyor. Gişede gösterin.
ar: إعادة تعيين كلمة المرور / رمز إعادة التعيين موضح أدناه. يرجى إدخاله في الصفحة التي طلبته منها. | هدية لك / رمز الخصم موضح أدناه. يرجى إدخاله عند الدفع.
ar: مرحبًا بك في Harbour / ستجد رمز التفعيل أدناه. انسخه إلى التطبيق لإكمال إعداد حسابك. | بطاقة هديتك / ستجد رقم بطاقة الهدية أدناه. انسخه إلى المتجر لإنفاقها.
ar: جهاز جديد / الرمز الذي يؤكد هويتك معروض أدناه. اكتبه في النافذة المفتوحة. | استلام طردك / رمز طردك معروض أدناه. اعرضه عند المنضدة.
ja: パスワードの再設定 / 再設定用のコードは以下のとおりです。ご依頼いただいたページで入力してください。 | プレゼントのお知らせ / クーポンコードは以下のとおりです。お会計のときに入力してください。
ja: Harbourへようこそ / 以下に有効化コードがあります。アプリに貼り付けて登録を完了してください。 | ギフトカード / 以下にギフトカードの番号があります。ショップに貼り付けてお使いください。
ja: 新しい端末 / ご本人であることを確認するためのコードを下記に記載しています。開いたままの画面に入力してください。 | お受け取り / お荷物の受取コードを下記に記載しています。窓口でご提示ください。
ko: 비밀번호 재설정 / 재설정 코드는 아래와 같습니다. 요청하신 페이지에 입력해 주세요. | 선물이 도착했습니다 / 할인 코드는 아래와 같습니다. 결제할 때 입력해 주세요.
ko: Harbour에 오신 것을 환영합니다 / 아래에 활성화 코드가 있습니다. 앱에 붙여넣어 계정 만들기를 마치세요. | 기프트 카드 / 아래에 기프트 카드 번호가 있습니다. 매장에 붙여넣어 사용하세요.
ko: 새 기기 / 본인임을 확인하는 코드가 아래에 표시됩니다. 열려 있는 창에 입력하세요. | 수령 안내 / 택배 송장 번호가 아래에 표시됩니다. 창구에서 보여 주세요.
zh-CN: 重置密码 / 您的重置代码如下。请在申请页面输入。 | 送您一份礼物 / 您的优惠码如下。请在结账时输入。
zh-CN: 欢迎使用Harbour / 您可以在下面找到激活码。请复制到应用中完成账户设置。 | 您的礼品卡 / 您可以在下面找到礼品卡号。请复制到商店中使用。
zh-CN: 新设备 / 用于确认身份的代码显示在下方。请在仍然打开的窗口中输入。 | 取件通知 / 您的取件码显示在下方。请在柜台出示。
zh-TW: 重設密碼 / 您的重設代碼如下。請在申請的頁面輸入。 | 送您一份禮物 / 您的優惠碼如下。請在結帳時輸入。
zh-TW: 歡迎使用Harbour / 您可以在下面找到啟用碼。請複製到應用程式中完成帳號設定。 | 您的禮物卡 / 您可以在下面找到禮物卡號。請複製到商店中使用。
zh-TW: 新裝置 / 用於確認身分的代碼顯示在下方。請在仍然開啟的視窗中輸入。 | 取件通知 / 您的取件碼顯示在下方。請在櫃檯出示。
`;

export const twoSentences: TwoSentences[] = WRITTEN.trim()
  .split('\n')
  .map((row) => {
    const [, lang = '', account = '', purchase = ''] = /^([\w-]+): (.*) \| (.*)$/.exec(row) ?? [];
    const [subject = '', said = ''] = account.split(' / ');
    const [about = '', offered = ''] = purchase.split(' / ');
    return { lang, subject, said, offer: { subject: about, said: offered } };
  });
