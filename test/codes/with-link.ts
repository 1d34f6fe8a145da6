import type { CorpusMail } from './corpus-mail.ts';

/*
 * Language, subject, what leads to the button, the words on the button, the path it leads to (`-` when no link is wanted), and
 * the words on the decoys behind it.
 */
const WRITTEN = `
en | Verify your email address | Click the button below to verify your email address. | Verify email | /verify?token=T | Help center, Unsubscribe
en | Reset your password | Someone asked to reset your password. | Reset password | /password/reset/T | I didn't ask for this, Privacy policy
en | Sign in to Harbour | Use this magic link to sign in. It works once. | Sign in | /l/T | Contact support, Terms of service
en | You're almost there | One last step, Jordan. | Activate my account | /a/T | Facebook, Instagram, View in browser
en | Jordan invited you to Harbour | Jordan Lee has invited you to the team Pier. | Accept invitation | /i/T | Learn more, Report this invitation
en | Confirm your subscription | Please confirm that you want our newsletter. | Yes, subscribe me | /opt-in/T | Manage preferences, Unsubscribe
en | Your account is locked | Too many failed attempts. | Unlock my account | /users/unlock?unlock_token=T | Help, Blog
en | Confirm your new email | Your address is about to change. | Confirm change | /e/T | Secure your account, Download the app
en | Welcome to Harbour | Finish setting up your account. | Complete registration | /register/T | Follow us, App Store, Google Play
de | Bestätigen Sie Ihre E-Mail-Adresse | Bitte klicken Sie auf den Knopf. | E-Mail-Adresse bestätigen | /c/T | Hilfe, Datenschutz, Abmelden
de | Passwort zurücksetzen | Sie haben ein neues Passwort angefordert. | Neues Passwort festlegen | /p/T | Impressum, AGB
fr | Confirmez votre inscription | Cliquez sur le bouton ci-dessous. | Confirmer mon adresse | /c/T | Aide, Se désabonner
fr | Réinitialisation du mot de passe | Vous avez demandé un nouveau mot de passe. | Réinitialiser le mot de passe | /p/T | Politique de confidentialité, Contact
es | Confirma tu cuenta | Haz clic en el botón. | Confirmar cuenta | /c/T | Ayuda, Darse de baja
es | Restablecer contraseña | Recibimos tu solicitud. | Restablecer contraseña | /p/T | Privacidad, Condiciones
pt | Confirme seu e-mail | Clique no botão abaixo. | Confirmar e-mail | /c/T | Ajuda, Cancelar inscrição
it | Conferma il tuo indirizzo | Fai clic sul pulsante. | Conferma indirizzo email | /c/T | Aiuto, Privacy
nl | Bevestig je e-mailadres | Klik op de knop hieronder. | E-mailadres bevestigen | /c/T | Help, Afmelden
sv | Bekräfta din e-postadress | Klicka på knappen. | Bekräfta e-postadress | /c/T | Hjälp, Avregistrera
nb | Bekreft e-postadressen din | Klikk på knappen. | Bekreft e-post | /c/T | Hjelp, Meld deg av
da | Bekræft din e-mail | Klik på knappen. | Bekræft e-mail | /c/T | Hjælp, Afmeld
fi | Vahvista sähköpostiosoitteesi | Napsauta painiketta. | Vahvista osoite | /c/T | Ohje, Peruuta tilaus
et | Kinnita oma e-posti aadress | Vajuta nupule. | Kinnita aadress | /c/T | Abi, Loobu tellimusest
lv | Apstipriniet e-pastu | Nospiediet pogu. | Apstiprināt e-pastu | /c/T | Palīdzība, Atteikties
lt | Patvirtinkite el. paštą | Spustelėkite mygtuką. | Patvirtinti | /c/T | Pagalba, Atsisakyti
pl | Potwierdź adres e-mail | Kliknij przycisk. | Potwierdź adres | /c/T | Pomoc, Wypisz się
cs | Potvrďte svůj e-mail | Klikněte na tlačítko. | Potvrdit e-mail | /c/T | Nápověda, Odhlásit odběr
sk | Obnovenie hesla | Požiadali ste o nové heslo. | Obnoviť heslo | /p/T | Pomoc, Súkromie
hu | Erősítse meg e-mail-címét | Kattintson a gombra. | E-mail-cím megerősítése | /c/T | Segítség, Leiratkozás
ro | Confirmați adresa de e-mail | Apăsați butonul. | Confirmă adresa | /c/T | Ajutor, Dezabonare
ru | Подтвердите адрес почты | Нажмите на кнопку. | Подтвердить адрес | /c/T | Помощь, Отписаться
ru | Восстановление пароля | Вы запросили сброс пароля. | Сбросить пароль | /p/T | Поддержка, Конфиденциальность
uk | Підтвердьте електронну адресу | Натисніть кнопку. | Підтвердити адресу | /c/T | Довідка, Відписатися
bg | Потвърдете имейла си | Натиснете бутона. | Потвърждавам | /c/T | Помощ, Отписване
sr | Потврдите адресу | Кликните на дугме. | Потврди адресу | /c/T | Помоћ, Одјава
el | Επιβεβαιώστε το email σας | Πατήστε το κουμπί. | Επιβεβαίωση email | /c/T | Βοήθεια, Απεγγραφή
tr | E-posta adresinizi doğrulayın | Aşağıdaki düğmeye tıklayın. | E-postayı doğrula | /c/T | Yardım, Abonelikten çık
tr | Şifre sıfırlama | Yeni şifre istediniz. | Şifremi sıfırla | /p/T | Gizlilik, Destek
he | אימות כתובת הדוא״ל | לחצו על הכפתור. | אימות הכתובת | /c/T | עזרה, הסרה מרשימת התפוצה
ar | تأكيد البريد الإلكتروني | انقر على الزر أدناه. | تأكيد البريد | /c/T | مساعدة, إلغاء الاشتراك
fa | تأیید ایمیل | روی دکمه زیر کلیک کنید. | تأیید ایمیل | /c/T | راهنما, لغو اشتراک
hi | अपना ईमेल सत्यापित करें | नीचे दिए बटन पर क्लिक करें। | ईमेल सत्यापित करें | /c/T | सहायता, सदस्यता समाप्त करें
bn | ইমেল যাচাই করুন | নিচের বোতামে ক্লিক করুন। | ইমেল যাচাই করুন | /c/T | সাহায্য, গোপনীয়তা
th | ยืนยันอีเมลของคุณ | คลิกปุ่มด้านล่าง | ยืนยันอีเมล | /c/T | ช่วยเหลือ, ยกเลิกการรับข่าวสาร
vi | Xác nhận địa chỉ email | Nhấn nút bên dưới. | Xác nhận email | /c/T | Trợ giúp, Hủy đăng ký
id | Verifikasi email Anda | Klik tombol di bawah. | Verifikasi email | /c/T | Bantuan, Berhenti berlangganan
zh | 验证您的邮箱 | 请点击下面的按钮。 | 验证邮箱 | /c/T | 帮助中心, 退订
zh-TW | 重設密碼 | 我們收到您的要求。 | 重設密碼 | /p/T | 隱私權, 取消訂閱
ja | メールアドレスの確認 | 下のボタンを押してください。 | メールアドレスを確認する | /c/T | お問い合わせ, 配信停止
ja | パスワードの再設定 | 再設定のご依頼を受け付けました。 | パスワードを再設定 | /p/T | ヘルプ, プライバシー
ko | 이메일 인증 | 아래 버튼을 눌러 주세요. | 이메일 인증하기 | /c/T | 고객센터, 수신거부
ka | დაადასტურეთ ელფოსტა | დააჭირეთ ღილაკს. | დადასტურება | /c/T | დახმარება, გამოწერის გაუქმება
sw | Thibitisha barua pepe | Bofya kitufe. | Thibitisha barua pepe | /c/T | Msaada, Jiondoe
sv | Bekräfta din e-postadress | Klicka nedan så är du igång. | Bekräfta e-post | /konto/bekrafta/a7c10f | Hjälp, Avregistrera
pl | Aktywacja konta | Aby dokończyć, kliknij przycisk. | Aktywuj konto | /rejestracja/aktywuj/T | Pomoc, Wypisz się
sk | Obnova hesla | Na obnovu hesla kliknite na odkaz. | Obnoviť heslo | /heslo/obnova/77c0f1 | Pomoc, Súkromie
es | Contraseña nueva | Recibimos tu solicitud. | Crear contraseña | /restablecer/5c9e1b | Ayuda, Darse de baja
en | [Pier] Password reset | To reset your password, visit the following address: | Reset | /log-in?user=jordan&key=T&action=rp | Help, Unsubscribe
en | This week at Harbour | Five stories we liked. | Read more | - | Shop the sale, Unsubscribe
en | Your order has shipped | Your parcel is on its way. | Track your parcel | - | Help, View in browser
en | Your password was changed | Your password was changed today. | Go to Harbour | - | Help, Contact support
en | 25 % off everything | The sale ends tonight. | Shop now | - | Preferences, Unsubscribe
de | Neues aus dem Hafen | Drei Geschichten der Woche. | Weiterlesen | - | Impressum, Abmelden
fr | Votre facture de mars | Votre facture est disponible. | Voir la facture | - | Aide, Se désabonner
es | Novedades de abril | Lo que viene este mes. | Ver novedades | - | Ayuda, Darse de baja
ja | 今月のお知らせ | 新しい記事があります。 | 続きを読む | - | ヘルプ, 配信停止
`;

const TOKENS = [
  'J2T9mTSqr4wgZ5weatbPMQoD',
  'cVb98ouzG2PbzFmQFRG9WzLD',
  '7f3a9c2e51d84b06a1c9e4d2',
  'eyJhbGciOiJIUzI1NiJ9-x4Qa',
];

type Parts = { lead: string; button: string; target: string; others: { words: string; url: string }[] };

const logo = '<a href="https://harbour.example/"><img src="https://harbour.example/logo.png" alt="Harbour"></a>';

const SETTINGS: ((parts: Parts) => Pick<CorpusMail, 'text' | 'html'>)[] = [
  ({ lead, button, target, others }) => ({
    html: `<table><tr><td>${logo}</td></tr><tr><td><p>${lead}</p><table><tr><td style="border-radius:4px;background-color:#112233">
<a href="${target}" style="color:#ffffff;padding:12px 24px">${button}</a></td></tr></table></td></tr></table>
<p style="font-size:11px">${others.map(({ words, url }) => `<a href="${url}">${words}</a>`).join(' | ')}</p>`,
  }),
  ({ lead, button, target, others }) => ({
    html: `<div>${logo}</div><h1>Harbour</h1><p>${lead}</p><p><a class="button" href="${target}">${button}</a></p>
<p>${lead}<br><a href="${target}">${target}</a></p><hr><ul>${others.map(({ words, url }) => `<li><a href="${url}">${words}</a></li>`).join('')}</ul>`,
    text: `${lead}\n\n${button}: ${target}\n\n${others.map(({ words, url }) => `${words}: ${url}`).join('\n')}\n`,
  }),
  ({ lead, button, target, others }) => ({
    text: `Harbour: https://harbour.example/\n\n${lead}\n\n${button}:\n${target}\n\n-- \n${others.map(({ words, url }) => `${words} ${url}`).join('\n')}\n`,
  }),
  ({ lead, button, target, others }) => ({
    html: `<p>Jordan,</p><p>${lead} <a href="${target}">${button}</a></p><p>Harbour Labs, Portland<br>${others
      .map(({ words, url }) => `<a href="${url}">${words}</a>`)
      .join(' &middot; ')}</p>`,
  }),
];

/** Confirmation mails, and others with links, in four settings: a button, a button with the address to copy, plain text, a bare link. */
export const withLink: CorpusMail[] = WRITTEN.trim()
  .split('\n')
  .map((row, at): CorpusMail => {
    const [lang = '', subject = '', lead = '', button = '', path = '', decoys = ''] = row.split(' | ');
    const target = `https://app.harbour.example${path === '-' ? `/n/${4821 + at}` : path.replace('T', TOKENS[at % TOKENS.length] ?? '')}`;
    const others = decoys.split(', ').map((words, n) => ({ words, url: `https://harbour.example/x${n}/${1200 + at}` }));
    const setting = SETTINGS[at % SETTINGS.length];
    const id = `${lang}, link ${at}: ${subject}`;
    return {
      id,
      lang,
      subject,
      expected: null,
      link: path === '-' ? null : target,
      ...setting?.({ lead, button, target, others }),
    };
  });
