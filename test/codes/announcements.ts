/**
 * How a mail says that a code is in it.
 * @property text with the code inside, at `{code}en | Signing in to Harbour | Somebody would like to sign in with your address. // {code} // Paste this into the window where you are signing in.
en | Your new code | You asked for another code. Your previous code 118350 no longer works. // Your new code is: {code}
de | Anmeldung bei Harbour | Jemand möchte sich mit Ihrer Adresse anmelden. // {code} // Geben Sie das in dem Fenster ein, in dem Sie sich anmelden.
de | Ihr neuer Code | Sie haben einen neuen Code angefordert. Ihr vorheriger Code 118350 gilt nicht mehr. // Ihr neuer Code lautet: {code}
fr | Connexion à Harbour | Quelqu’un souhaite se connecter avec votre adresse. // {code} // Saisissez ces caractères sur la page de connexion.
fr | Votre nouveau code | Vous avez demandé un nouveau code. L’ancien code 118350 ne fonctionne plus. // Votre nouveau code est : {code}
es | Inicio de sesión en Harbour | Alguien quiere iniciar sesión con tu dirección. // {code} // Escribe estos caracteres en la página de inicio de sesión.
es | Tu nuevo código | Has pedido otro código. El código anterior 118350 ya no sirve. // Tu nuevo código es: {code}
pt-BR | Acesso ao Harbour | Alguém quer entrar com o seu endereço. // {code} // Digite estes caracteres na página de acesso.
pt-BR | Seu novo código | Você pediu outro código. O código anterior 118350 não funciona mais. // Seu novo código é: {code}
ru | Вход в Harbour | Кто-то хочет войти с вашим адресом. // {code} // Введите эти символы на странице входа.
ru | Ваш новый код | Вы запросили новый код. Предыдущий код 118350 больше не действует. // Ваш новый код: {code}
uk | Вхід до Harbour | Хтось хоче увійти з вашою адресою. // {code} // Введіть ці символи на сторінці входу.
uk | Ваш новий код | Ви попросили новий код. Попередній код 118350 більше не дійсний. // Ваш новий код: {code}
ar | تسجيل الدخول إلى Harbour | يريد شخص ما تسجيل الدخول بعنوانك. // {code} // أدخل هذه الأحرف في صفحة تسجيل الدخول.
ar | رمزك الجديد | لقد طلبت رمزًا جديدًا. الرمز السابق 118350 لم يعد صالحًا. // رمزك الجديد هو: {code}
ja | Harbourへのログイン | このアドレスでログインしようとしている人がいます。 // {code} // ログイン画面にこの文字を入力してください。
ja | 新しいコード | 新しいコードのご依頼を受け付けました。以前のコード118350は使えません。 // 新しいコード：{code}
zh-CN | 登录 Harbour | 有人想用您的邮箱登录。 // {code} // 请在登录页面输入以上字符。
zh-CN | 您的新验证码 | 您申请了新的验证码。之前的验证码118350已失效。 // 新的验证码：{code}
`; or, without, what stands above the line of the code
 */
export type Announcement = { lang: string; subject: string; text: string };

/** Language, subject, and what is said: `//` parts lines, `{code}` alone in its line is set large. */
const WRITTEN = `
en | Your sign-in code | Your sign-in code is {code}. It expires in 10 minutes.
en | Finish signing in to Harbour | Hi Jordan, // somebody is signing in to your account. If it is you, go back to the page and enter what you see below. // {code} // This works once, for 15 minutes.
en | Verify your email address | Thanks for joining us. There is one thing left to do: prove that this address is yours. // Your code // {code} // Didn't sign up? Ignore this email.
en | Confirm it's you | We don't recognise this device. Type the following characters on it to go on. // {code} // Don't share them with anyone.
en | {code} is your Harbour code | {code} is your Harbour code. Please don't forward it.
en | Security alert | To approve the change of your phone number, use code {code}. If you did not ask for it, change your password.
en | Connect your television | Your television shows a code. Check that it is the same as this one, then confirm. // Code: {code}
en | Welcome to Harbour | Copy this temporary password and paste it on the sign-in page. // {code} // You will choose a new one then.
de | Ihr Anmeldecode | Ihr Anmeldecode lautet {code}. Er gilt 10 Minuten.
de | Anmeldung bei Harbour | Guten Tag Jordan, // jemand meldet sich gerade bei Ihrem Konto an. Wenn Sie das sind, tragen Sie auf der Seite ein, was hier steht. // {code} // Das geht nur einmal und 15 Minuten lang.
de | Bestätigen Sie Ihre E-Mail-Adresse | Schön, dass Sie da sind. Es fehlt nur noch der Nachweis, dass diese Adresse Ihnen gehört. // Ihr Code // {code} // Nicht angemeldet? Dann ignorieren Sie diese E-Mail.
de | Sind Sie das? | Wir kennen dieses Gerät nicht. Geben Sie dort die folgenden Zeichen ein. // {code} // Geben Sie sie niemandem weiter.
de | {code} ist Ihr Harbour-Code | {code} ist Ihr Harbour-Code. Bitte leiten Sie ihn nicht weiter.
de | Sicherheitshinweis | Mit dem Code {code} bestätigen Sie die neue Telefonnummer. Wenn Sie das nicht waren, ändern Sie Ihr Passwort.
de | Fernseher verbinden | Ihr Fernseher zeigt einen Code. Prüfen Sie, ob es dieser ist, und bestätigen Sie dann. // Code: {code}
de | Willkommen bei Harbour | Kopieren Sie dieses vorläufige Passwort auf die Anmeldeseite. // {code} // Danach wählen Sie ein neues.
fr | Votre code de connexion | Votre code de connexion est {code}. Il expire dans 10 minutes.
fr | Connexion à Harbour | Bonjour Jordan, // quelqu'un se connecte à votre compte. Si c'est vous, saisissez sur la page ce qui figure ci-dessous. // {code} // Valable une seule fois, pendant 15 minutes.
fr | Vérifiez votre adresse e-mail | Merci de nous rejoindre. Il ne reste qu'à prouver que cette adresse est la vôtre. // Votre code // {code} // Pas vous ? Ignorez cet e-mail.
fr | C'est bien vous ? | Nous ne reconnaissons pas cet appareil. Saisissez-y les caractères suivants. // {code} // Ne les communiquez à personne.
fr | {code} est votre code Harbour | {code} est votre code Harbour. Ne le transférez pas.
fr | Alerte de sécurité | Pour confirmer le changement de numéro, utilisez le code {code}. Si ce n'est pas vous, changez de mot de passe.
fr | Associer votre téléviseur | Votre téléviseur affiche un code. Vérifiez que c'est celui-ci, puis confirmez. // Code : {code}
fr | Bienvenue chez Harbour | Copiez ce mot de passe provisoire sur la page de connexion. // {code} // Vous en choisirez ensuite un autre.
es | Tu código de acceso | Tu código de acceso es {code}. Caduca en 10 minutos.
es | Inicio de sesión en Harbour | Hola, Jordan: // alguien está entrando en tu cuenta. Si eres tú, escribe en la página lo que ves abajo. // {code} // Vale una sola vez, durante 15 minutos.
es | Verifica tu correo | Gracias por unirte. Solo falta demostrar que esta dirección es tuya. // Tu código // {code} // ¿No has sido tú? Ignora este mensaje.
es | ¿Eres tú? | No reconocemos este dispositivo. Introduce en él los siguientes caracteres. // {code} // No los compartas con nadie.
es | {code} es tu código de Harbour | {code} es tu código de Harbour. No lo reenvíes.
es | Aviso de seguridad | Para confirmar el cambio de teléfono, usa el código {code}. Si no has sido tú, cambia la contraseña.
es | Conecta tu televisor | Tu televisor muestra un código. Comprueba que es este y confirma. // Código: {code}
es | Te damos la bienvenida a Harbour | Copia esta contraseña temporal en la página de acceso. // {code} // Después elegirás otra.
pt-BR | Seu código de acesso | Seu código de acesso é {code}. Ele expira em 10 minutos.
pt-BR | Entrada no Harbour | Olá, Jordan, // alguém está entrando na sua conta. Se for você, digite na página o que aparece abaixo. // {code} // Vale uma única vez, por 15 minutos.
pt-BR | Verifique seu e-mail | Obrigado por se cadastrar. Só falta provar que este endereço é seu. // Seu código // {code} // Não foi você? Ignore este e-mail.
pt-BR | É você mesmo? | Não reconhecemos este aparelho. Digite nele os caracteres a seguir. // {code} // Não compartilhe com ninguém.
pt-BR | {code} é o seu código do Harbour | {code} é o seu código do Harbour. Não o encaminhe.
pt-BR | Alerta de segurança | Para confirmar a troca de telefone, use o código {code}. Se não foi você, troque a senha.
pt-BR | Conecte sua TV | Sua TV mostra um código. Veja se é este e confirme. // Código: {code}
pt-BR | Boas-vindas ao Harbour | Copie esta senha provisória na página de entrada. // {code} // Depois você escolhe outra.
ru | Код для входа | Ваш код для входа: {code}. Он действует 10 минут.
ru | Вход в Harbour | Здравствуйте! // Кто-то входит в ваш аккаунт. Если это вы, введите на странице то, что указано ниже. // {code} // Действует один раз, 15 минут.
ru | Подтвердите адрес почты | Спасибо за регистрацию. Осталось доказать, что этот адрес ваш. // Ваш код // {code} // Это не вы? Проигнорируйте письмо.
ru | Это вы? | Мы не узнали устройство. Введите на нём следующие символы. // {code} // Никому их не сообщайте.
ru | {code} - ваш код Harbour | {code} - ваш код Harbour. Не пересылайте его.
ru | Уведомление о безопасности | Чтобы подтвердить новый номер телефона, используйте код {code}. Если это не вы, смените пароль.
ru | Подключение телевизора | На экране телевизора показан код. Сверьте его с этим и подтвердите вход. // Код: {code}
ru | Добро пожаловать в Harbour | Скопируйте временный пароль на страницу входа. // {code} // Потом вы зададите другой.
uk | Код для входу | Ваш код для входу: {code}. Він діє 10 хвилин.
uk | Вхід у Harbour | Вітаємо! // Хтось входить у ваш обліковий запис. Якщо це ви, введіть на сторінці те, що вказано нижче. // {code} // Діє один раз, 15 хвилин.
uk | Підтвердьте адресу пошти | Дякуємо за реєстрацію. Залишилося довести, що ця адреса ваша. // Ваш код // {code} // Це не ви? Проігноруйте лист.
uk | Це ви? | Ми не впізнали пристрій. Введіть на ньому наступні символи. // {code} // Нікому їх не повідомляйте.
uk | {code} - ваш код Harbour | {code} - ваш код Harbour. Не пересилайте його.
uk | Сповіщення про безпеку | Щоб підтвердити новий номер телефону, використайте код {code}. Якщо це не ви, змініть пароль.
uk | Підключення телевізора | На екрані телевізора показано код. Звірте його із цим і підтвердьте вхід. // Код: {code}
uk | Ласкаво просимо до Harbour | Скопіюйте тимчасовий пароль на сторінку входу. // {code} // Потім ви оберете інший.
ar | رمز تسجيل الدخول | رمز تسجيل الدخول الخاص بك هو {code}. تنتهي صلاحيته خلال 10 دقائق.
ar | تسجيل الدخول إلى Harbour | مرحبًا، // هناك من يسجل الدخول إلى حسابك. إذا كنت أنت، فأدخل في الصفحة ما يظهر أدناه. // {code} // صالح لمرة واحدة خلال 15 دقيقة.
ar | تأكيد بريدك الإلكتروني | شكرًا لانضمامك. بقي أن تثبت أن هذا العنوان لك. // رمزك // {code} // لم تطلب ذلك؟ تجاهل هذه الرسالة.
ar | هل هذا أنت؟ | لم نتعرف على هذا الجهاز. أدخل فيه الأحرف التالية. // {code} // لا تشاركها مع أي شخص.
ar | {code} هو رمز Harbour الخاص بك | {code} هو رمز Harbour الخاص بك. لا ترسله إلى أحد.
ar | تنبيه أمني | لتأكيد رقم الهاتف الجديد استخدم الرمز {code}. إذا لم تكن أنت فغيّر كلمة المرور.
ar | ربط التلفاز | يعرض التلفاز رمزًا. تأكد أنه هذا الرمز ثم وافق. // الرمز: {code}
ar | مرحبًا بك في Harbour | انسخ كلمة المرور المؤقتة إلى صفحة تسجيل الدخول. // {code} // ثم اختر كلمة أخرى.
ja | ログインコード | ログインコードは{code}です。有効期限は10分です。
ja | Harbourへのログイン | Jordan様 // アカウントへのログインがありました。ご本人の場合は、下の文字を画面に入力してください。 // {code} // 15分間、一度だけ使えます。
ja | メールアドレスの確認 | ご登録ありがとうございます。あとは、このアドレスがご本人のものか確認するだけです。 // 確認コード // {code} // お心当たりがない場合は、このメールを無視してください。
ja | ご本人確認 | 新しい端末からのアクセスです。その端末に次の文字を入力してください。 // {code} // 誰にも教えないでください。
ja | {code}はHarbourの確認コードです | {code}はHarbourの確認コードです。転送しないでください。
ja | セキュリティ通知 | 電話番号の変更を確認するには、コード{code}を使用してください。心当たりがない場合はパスワードを変更してください。
ja | テレビの接続 | テレビにコードが表示されています。次と同じか確認して、許可してください。 // コード: {code}
ja | Harbourへようこそ | 仮のパスワードをログイン画面に貼り付けてください。 // {code} // その後、新しいものを設定します。
zh-CN | 登录验证码 | 您的登录验证码是{code}，10分钟内有效。
zh-CN | 登录Harbour | Jordan，您好： // 有人正在登录您的账户。如果是您本人，请在页面输入下面的内容。 // {code} // 15分钟内有效，仅限一次。
zh-CN | 验证您的邮箱 | 感谢注册。只差一步：证明这个邮箱属于您。 // 您的验证码 // {code} // 不是您本人？请忽略此邮件。
zh-CN | 是您本人吗？ | 我们不认识这台设备。请在设备上输入以下字符。 // {code} // 请勿告诉他人。
zh-CN | {code}是您的Harbour验证码 | {code}是您的Harbour验证码，请勿转发。
zh-CN | 安全提醒 | 要确认更换手机号，请使用验证码{code}。如非本人操作，请修改密码。
zh-CN | 连接电视 | 电视上显示了一个代码。请核对是否与此相同，然后确认登录。 // 代码：{code}
zh-CN | 欢迎使用Harbour | 请将临时密码复制到登录页面。 // {code} // 之后您可以设置新密码。
`;

export const announcements: Announcement[] = WRITTEN.trim()
  .split('\n')
  .map((row) => {
    const [lang = '', subject = '', text = ''] = row.split(' | ');
    return { lang, subject, text };
  });
