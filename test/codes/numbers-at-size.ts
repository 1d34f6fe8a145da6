import type { CorpusMail } from './corpus-mail.ts';
import { atRealSize, counted } from './real-size.ts';

/** Language, subject, what is said (`//` parts lines), and words on a button that confirms nothing. */
const WRITTEN = `
en | Your support request 482913 | We received your request. Your case number is 482913. // Reply above this line to add a comment. | View request
en | Two-step verification is on | You turned on two-step verification. From now on we ask for a code when you sign in. // Device: Pixel 8, added 12 March 2026, 14:22. | Review settings
en | Your referral code | Share your referral code JORDAN482 with friends. // You both get $10. | Invite friends
en | Welcome to the hotel | Wi-Fi network: Harbour Guest // Password: // harbour2026 // Room 1120 | See services
en | Your licence key | Thank you for your purchase. // Licence key // K7Q2X-M4R9T-8WZ3P-QL5VN | Download
en | Your tickets | Show this barcode at the gate. // 4829 1377 3021 // Section 112, row 14 | Add to wallet
en | Appointment reminder | Dr. Lee, 12 March, 14:20. // Check-in code // 48291 // Please arrive early. | Change appointment
en | Your delivery is waiting | Enter this code on the locker's screen to open your box. // 482913 // Locker 117, open until Sunday. | Directions
en | Security tips | Never share your verification code. Our staff will never ask for 6 digits or your PIN. // Call 0800 555 0142 if you are unsure. | Read more
en | Statement for account 4821 | Your balance is 1,204.50. // Reference 482913773 // Sort code 20-41-53 | View statement
de | Ihre Vorgangsnummer 482913 | Wir haben Ihre Anfrage erhalten. // Vorgangsnummer // 482913 // Wir melden uns binnen zwei Tagen. | Vorgang ansehen
de | WLAN im Hotel | Netz: Harbour // Kennwort: // hafen2026 // Zimmer 1120 | Mehr
de | Arzttermin am 12.03. | Ihr Termin: 12.03., 14:20. // Patientennummer // 482913 | Termin ändern
de | Zählerstand bestätigen | Ihre Zählernummer 48291377. // Bitte geben Sie den Zählerstand bis 31.03. ein. // Kundennummer 7730215 | Zählerstand eingeben
de | Zwei-Faktor-Anmeldung aktiviert | Ab jetzt fragen wir bei der Anmeldung nach einem Code. // Gerät: Pixel 8, 12.03.2026 | Einstellungen
fr | Votre demande 482913 | Nous avons bien reçu votre demande. // Numéro de dossier // 482913 | Voir ma demande
fr | Rendez-vous le 12 mars | Docteur Lee, 14 h 20. // Code de la porte : 48B21 // 2e étage | Modifier
fr | Vos billets | Présentez ce code à l'entrée. // 482913773 // Rang 14 | Voir mes billets
fr | Validation en deux étapes activée | Un code vous sera désormais demandé à la connexion. // Appareil : Pixel 8 | Paramètres
es | Tu solicitud 482913 | Hemos recibido tu solicitud. // Número de caso // 482913 | Ver solicitud
es | Tus entradas | Muestra este código en la puerta. // 482913773 // Fila 14 | Ver entradas
es | Cita médica | Dra. Lee, 12 de marzo, 14:20. // Número de paciente // 482913 | Cambiar cita
es | Recarga confirmada | Has recargado 10,00 €. // Código de operación // 48291377 | Ver recibo
pt-BR | Seu protocolo 482913 | Recebemos sua solicitação. // Número do protocolo // 482913 | Acompanhar
pt-BR | Seus ingressos | Apresente este código na entrada. // 482913773 // Fila 14 | Ver ingressos
pt-BR | Pix recebido | Você recebeu R$ 250,00. // Código da transação // E482913773 | Ver comprovante
ru | Ваше обращение 482913 | Мы получили ваше обращение. // Номер обращения // 482913 | Посмотреть
ru | Ваши билеты | Покажите этот код на входе. // 482913773 // Ряд 14 | Открыть билеты
ru | Запись к врачу | 12 марта, 14:20. // Номер полиса // 48291377 | Перенести
uk | Ваше звернення 482913 | Ми отримали ваше звернення. // Номер звернення // 482913 | Переглянути
uk | Ваші квитки | Покажіть цей код на вході. // 482913773 // Ряд 14 | Відкрити квитки
ar | طلب الدعم 482913 | تلقينا طلبك. // رقم الحالة // 482913 | عرض الطلب
ar | تذاكرك | أظهر هذا الرمز عند المدخل. // 482913773 // الصف 14 | عرض التذاكر
ja | お問い合わせ 482913 | お問い合わせを受け付けました。 // 受付番号 // 482913 | 確認する
ja | チケットのご案内 | 入口でこのコードをご提示ください。 // 482913773 // 14列 | チケットを見る
ja | ご来店予約 | 3月12日 14:20 // 予約番号 // 482913 | 変更する
zh-CN | 您的工单482913 | 我们已收到您的请求。 // 工单编号 // 482913 | 查看
zh-CN | 您的门票 | 入场时请出示此码。 // 482913773 // 14排 | 查看门票
zh-CN | 取餐通知 | 您的取餐号 // 4829 // 请到3号窗口领取 | 查看订单
`;

// What a sender sets large: a number alone, or a password for a room.
const LARGE = /^[A-Z0-9 -]{4,30}$|^\w+2026$/;

/** Numbers of cases, tickets, rooms and doctors, at real size: neither code nor link is in them. */
export const numbersAtSize: CorpusMail[] = WRITTEN.trim()
  .split('\n')
  .map((row, at): CorpusMail => {
    const [lang = '', subject = '', text = '', words = ''] = row.split(' | ');
    const lines = text.split(' // ').map((line) => ({ text: line, large: LARGE.test(line) }));
    const button = { words, target: counted(9000 + at) };
    return {
      id: `${lang}, number at size ${at}: ${subject}`,
      lang,
      expected: null,
      link: null,
      ...atRealSize({ subject, lines, button }, 900 + at, at % 2 === 0),
    };
  });
