import { announcements } from './announcements.ts';
import type { CorpusMail } from './corpus-mail.ts';
import { atRealSize, counted } from './real-size.ts';

const TURNS = 3;

/** How often each is sent: six digits most of all, letters now and then. */
const WEIGHED = [
  '482913 730215 604417 048213 917305 318402 557102 291807',
  '0917 5081 51604 7730215 90417263 482_913 482-913',
  'K7Q2XM R3TX5 AB12-CD34 b7k2m9 XKQDTZ',
  'BCTR-KLMX WDJB-MJHT QRTX-VBND HKM-TRB',
]
  .join(' ')
  .split(' ')
  .map((shown) => shown.replace('_', ' '));

/** Every announcement with some of the shapes, at real size: as mails with a code come. */
export const weighedCodes: CorpusMail[] = announcements.flatMap(({ lang, subject, text }, row) =>
  Array.from({ length: TURNS }, (_, turn): CorpusMail => {
    const seed = row * TURNS + turn;
    const shown = WEIGHED[(seed * 7 + turn) % WEIGHED.length] ?? '';
    const put = (words: string) => words.replace('{code}', shown);
    const lines = text.split(' // ').map((line) => ({ text: put(line), large: line === '{code}' }));
    return {
      id: `${lang}, weighed ${row}.${turn}: ${shown}`,
      lang,
      expected: shown.replace(' ', ''),
      ...atRealSize({ subject: put(subject), lines }, seed, turn === 1),
    };
  }),
);

/** Language, subject, what is said, words on the button, and whether that confirms: what most mails are, and some that have a link to press. */
const WITH_BUTTON = `
en | Your order is on its way | Order 4829137 has left our warehouse. It arrives on Thursday between 10:20 and 12:20. | Track your parcel | no
en | Your invoice for March | Invoice 2026-04821 over $48.29 is ready. It is due on 30 April. | View invoice | no
en | New sign-in to your account | We noticed a new sign-in on Firefox, Linux. If it was you, there is nothing to do. | Check activity | no
en | This week at Harbour | Five stories that we liked, and 482 new things to see. | Read more | no
en | Confirm your email address | Please confirm that this address is yours. | Confirm email | yes
en | Reset your password | We received a request for a new password. | Choose a new password | yes
de | Ihre Bestellung ist unterwegs | Bestellung 4829137 hat unser Lager verlassen. Sie kommt am Donnerstag zwischen 10:20 und 12:20 Uhr. | Sendung verfolgen | no
de | Ihre Rechnung für März | Rechnung 2026-04821 über 48,29 EUR ist da. Sie ist am 30.04. fällig. | Rechnung ansehen | no
de | Neue Anmeldung bei Ihrem Konto | Es gab eine neue Anmeldung mit Firefox, Linux. Wenn Sie das waren, ist nichts zu tun. | Aktivitäten ansehen | no
de | Bestätigen Sie Ihre E-Mail-Adresse | Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. | E-Mail-Adresse bestätigen | yes
de | Passwort zurücksetzen | Sie haben ein neues Passwort angefordert. | Neues Passwort wählen | yes
fr | Votre commande est en route | La commande 4829137 a quitté notre entrepôt. Elle arrive jeudi entre 10 h 20 et 12 h 20. | Suivre mon colis | no
fr | Votre facture de mars | La facture 2026-04821 de 48,29 € est disponible. | Voir la facture | no
fr | Confirmez votre adresse e-mail | Merci de confirmer que cette adresse est la vôtre. | Confirmer mon adresse | yes
fr | Réinitialisez votre mot de passe | Vous avez demandé un nouveau mot de passe. | Choisir un mot de passe | yes
es | Tu pedido está en camino | El pedido 4829137 ha salido del almacén. Llega el jueves entre las 10:20 y las 12:20. | Seguir mi pedido | no
es | Tu factura de marzo | La factura 2026-04821 de 48,29 € está lista. | Ver factura | no
es | Confirma tu correo | Confirma que esta dirección es tuya. | Confirmar correo | yes
es | Restablece tu contraseña | Has pedido una contraseña nueva. | Restablecer contraseña | yes
pt-BR | Seu pedido está a caminho | O pedido 4829137 saiu do depósito. Chega na quinta entre 10:20 e 12:20. | Rastrear pedido | no
pt-BR | Sua fatura de março | A fatura 2026-04821 de R$ 48,29 está disponível. | Ver fatura | no
pt-BR | Confirme seu e-mail | Confirme que este endereço é seu. | Confirmar e-mail | yes
pt-BR | Redefina sua senha | Você pediu uma nova senha. | Redefinir senha | yes
ru | Ваш заказ в пути | Заказ 4829137 покинул склад. Доставим в четверг с 10:20 до 12:20. | Отследить посылку | no
ru | Счёт за март | Счёт 2026-04821 на 482,90 р. готов. | Посмотреть счёт | no
ru | Подтвердите адрес почты | Подтвердите, что этот адрес ваш. | Подтвердить адрес | yes
ru | Сброс пароля | Вы запросили новый пароль. | Сбросить пароль | yes
uk | Ваше замовлення в дорозі | Замовлення 4829137 залишило склад. Доставимо в четвер з 10:20 до 12:20. | Відстежити посилку | no
uk | Рахунок за березень | Рахунок 2026-04821 на 482,90 грн готовий. | Переглянути рахунок | no
uk | Підтвердьте електронну адресу | Підтвердьте, що ця адреса ваша. | Підтвердити адресу | yes
uk | Скидання пароля | Ви запросили новий пароль. | Скинути пароль | yes
ar | طلبك في الطريق | غادر الطلب 4829137 المستودع. يصل يوم الخميس بين 10:20 و12:20. | تتبع الشحنة | no
ar | فاتورة شهر مارس | الفاتورة 2026-04821 بقيمة 48.29 جاهزة. | عرض الفاتورة | no
ar | تأكيد بريدك الإلكتروني | يرجى تأكيد أن هذا العنوان لك. | تأكيد البريد الإلكتروني | yes
ar | إعادة تعيين كلمة المرور | لقد طلبت كلمة مرور جديدة. | إعادة تعيين كلمة المرور | yes
ja | ご注文の品を発送しました | ご注文4829137を発送しました。木曜日の10:20から12:20の間にお届けします。 | 配送状況を見る | no
ja | 3月のご請求 | 請求書2026-04821（4,829円）をご確認いただけます。 | 請求書を見る | no
ja | メールアドレスの確認 | このアドレスがご本人のものか確認してください。 | メールアドレスを確認する | yes
ja | パスワードの再設定 | 新しいパスワードのご依頼を受け付けました。 | パスワードを再設定する | yes
zh-CN | 您的订单已发货 | 订单4829137已出库，将于周四10:20至12:20送达。 | 查看物流 | no
zh-CN | 三月账单 | 账单2026-04821，金额48.29元，已可查看。 | 查看账单 | no
zh-CN | 验证您的邮箱 | 请验证这个邮箱属于您。 | 验证邮箱 | yes
zh-CN | 重置密码 | 您申请了新密码。 | 重置密码 | yes
`;

const TARGETS = ['https://app.harbour.example/c/', 'https://harbour.example/account/confirm?token='];
const TOKEN = 'J2T9mTSqr4wgZ5weatbPMQoD';

/** Mails with a button, at real size; a mail with one that confirms nothing comes three times as often. */
export const weighedLinks: CorpusMail[] = WITH_BUTTON.trim()
  .split('\n')
  .flatMap((row, at) => {
    const [lang = '', subject = '', said = '', words = '', confirms] = row.split(' | ');
    const isWanted = confirms === 'yes';
    return Array.from({ length: isWanted ? 2 : TURNS }, (_, turn): CorpusMail => {
      const seed = 500 + at * TURNS + turn;
      const target = isWanted && turn === 0 ? `${TARGETS[at % TARGETS.length]}${TOKEN}` : counted(seed * 10 + 9);
      return {
        id: `${lang}, button ${at}.${turn}: ${subject}`,
        lang,
        expected: null,
        link: isWanted ? target : null,
        ...atRealSize({ subject, lines: [{ text: said }], button: { words, target } }, seed, turn === 1),
      };
    });
  });
