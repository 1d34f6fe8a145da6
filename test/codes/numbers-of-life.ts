/** Mails without a code, as `without-code.ts` reads them: sport, school, health, games, home, and pages of HTML. */
export const NUMBERS_OF_LIFE = `
### en Full time: Harbour 3, Pier 2
Attendance 48213
Shots 14-9, corners 7-4
League table
1 Harbour  20 48
2 Pier     20 45
3 Meridian 20 41
Ticket code word for members: see the app.
### en Your chess rating is 1842
Game 48213771 against tidewater (1987): won in 42 moves
ECO code B0120
Puzzle score 2048. Accuracy 91.4
### en Marathon results: bib 4821
Chip time 3:48:21
Overall 2048 of 17712
Category M40 312
Photo code 4821-PDX
Splits 0:27:13 0:54:50 1:22:48
### en Your gas meter reading is confirmed
Thank you. We have confirmed your reading.
Meter K0482913
Reading 20482
Previous 20021
Next reading after 12 August
### en Exam timetable
Candidate 2048
Maths paper 1   4PM1 01   18 May 0900   Room 1120
Physics         4PH1 1P   20 May 1330   Room 2048
Bring ID. No access code is needed.
### en Test results are ready
Lab number 4821377
Haemoglobin 142
Ferritin 0048
Please sign in to the portal to see your results. Do not reply with personal information.
### en Prescription ready to collect
Rx 7712048, refill 2 of 5
Pick up at store 4821 until 1900
Date of birth will be asked to verify it is you.
### en Your jury number is 104821
Report on 18 May 2026 at 0830, 1021 SW 4th Avenue, Portland 97204.
Group 2048. Security screening at the door.
### en School newsletter 14
Code club meets in room 1120 at 1530.
Lost: locker 4821, padlock.
Swimming: 2048 lengths for charity!
Password for the play: shhh.
### en Season 9 starts now
Patch 9.1204 is live
Server 48213 merged with 48190
Top guild: 7712048 points
Redeem free gems with code SEASON9GO in the game.
### en Pub quiz: the answers
1. 1066
2. The Enigma code
3. 2048
4. 1912
5. Password
### en A poem a day no. 482
SONNET
NUMBER
EIGHTEEN
### en Astronomy this week
Comet C/2026 K4 passes NGC 7712 on 14 May.
Observatory code 048, exposure 1200 s
Best seen at 2130. Confirmed by 3 stations.
### en Plant order guide
HARDY
PERENNIALS
Zone 5 to 8, 1200 seeds per pack, germinates in 10 minutes of work and 14 days of waiting.
### en Neighbourhood watch
Three cars were broken into on Market Street (1200 block). Report online with incident 26-048213. Non-emergency 503 823 3333.
Remember: never give anyone a security code by phone.
### en Genealogy: 12 new matches
Jordan LEE 1867 - 1942
Census 1901, piece 4821, folio 77
Match 48.2 cM, confirmed
### en Amateur radio contest log
QSO 14048 CW 2026-05-12 1422 HB9XYZ 599 4821
QSO 14051 CW 2026-05-12 1424 K7QXM 599 0204
Confirmed by card
### en Crypto price alert
BTC crossed 104821
ETH 4821
Verify the market before you trade. 24 h volume 77120482
### de Ergebnisse des 20. Spieltags
Hafen 04 - Pier 48 2:1 (1:0), Zuschauer 48213
Meridian - Kai 0:0, Zuschauer 20482
Tabelle: 1. Hafen 48, 2. Pier 45
### de Zählerstand übermitteln
Zählernummer 4821377
Bitte geben Sie Ihren Zählerstand bis 28.05. ein.
Letzter Stand 20482
### de Lottozahlen vom Mittwoch
04 17 23 31 40 44, Superzahl 7
Spiel 77: 4821377
Super 6: 482913
### fr Relevé de compteur confirmé
Compteur n° 482913
Index 20482, consommation 461 m3
Prochain relevé en août
### fr Loto du samedi
04 17 23 31 40, numéro chance 7
Joker+ 4 821 377
Codes gagnants : K 7712 0482, Q 2048 2913
### es Resultados de la quiniela
Jornada 48, 1X2 11X 2X1
Lotería Nacional: primer premio 48213, segundo 20482
Comprueba tu décimo.
### es Lectura del contador
Contador 482913
Lectura actual 20482, anterior 20021
### it Risultati della giornata
Porto 3 - Molo 2, spettatori 48213
SuperEnalotto: 04 17 23 31 40 44, jolly 48
Codice concorso 2048
### nl Uitslagen marathon
Startnummer 4821
Netto tijd 3:48:21
Plaats 2048 van 17712
### sv Matchrapport
Hamnen 3 - Piren 2
Publik 48213
Domare 2048
### fi Kilpailutulokset
Numero 4821, aika 48.21, sija 204
Lähtökoodi M40
### pl Odczyt licznika
Licznik 482913
Stan 20482
Poprzedni 20021
Potwierdzamy przyjęcie odczytu.
### cs Výsledky závodu
Startovní číslo 4821
Čas 48:21
Kategorie 2048
### uk Показники лічильника
Лічильник 482913
Показник 20482, попередній 20021
Особовий рахунок 7712048
### ru Результаты экзамена
Номер участника 482913
Математика 84
Код предмета 0204
Проверка завершена 12.05.2026
### tr Sınav sonucu
Aday numarası 482913
Puan 482,13
Salon 2048, sıra 77
### el Ένδειξη μετρητή
Μετρητής 482913
Ένδειξη 20482, προηγούμενη 20021
### ar نتائج المباراة
الحضور 48213
الميناء 3 - الرصيف 2
رقم التذكرة 482913
### fa قبض برق
شناسه قبض 482913771
شناسه پرداخت 20482913
رقم کنتور 20482
### hi परीक्षा परिणाम
रोल नंबर 482913
कुल अंक 482
केंद्र कोड 2048
### th ผลสอบ
เลขประจำตัวสอบ 482913
คะแนน 482
รหัสวิชา 20482
### ja 検針のお知らせ
お客様番号 482913771
今回の指示数 20482
前回の指示数 20021
### zh 考试成绩通知
准考证号 482913771
总分 482
科目代码 20482
### ko 검침 결과 안내
고객번호 482913771
당월 지침 20482
전월 지침 20021
### vi Kết quả xổ số
Giải đặc biệt 482913
Giải nhất 20482
Mã vé 77120
### en Your monthly statistics (HTML)
<h1>48213</h1><p>sign-ins confirmed</p><h1>99.98 %</h1><p>codes delivered in 10 seconds</p><p style="font-size:28px">2048</p><p>new accounts verified</p>
### en Your event badge (HTML)
<table><tr><td align="center"><h2>JORDAN LEE</h2><div style="font-size:32px;letter-spacing:4px">48213</div><p>Badge number. Show it at the security desk. Doors open at 0900.</p></td></tr></table>
### en Pick up your order (HTML)
<p>Your order is ready. Show this number at the counter:</p><h1>4821</h1><p>Store 2048, open until 1900. Valid for 7 days.</p>
### en Queue number (HTML)
<h3>You are next</h3><div style="font-size:40px">A204</div><p>Counter 12, waiting time 10 minutes</p>
### de Gutschein (HTML)
<p>Ihr persönlicher Gutschein:</p><h2 style="letter-spacing:3px">K7Q2XM</h2><p>Gültig 10 Tage, an der Kasse eingeben. 10 % Rabatt.</p>
### fr Soldes (HTML)
<p>Saisissez ce code dans votre panier :</p><div style="font-size:32px">SOLDES26</div><p>Valable jusqu'au 31/05/2026</p>
### es Entradas (HTML)
<p>Presenta este código en la entrada</p><h1>TK482913</h1><p>Fila 14, asiento 22. Puertas 1900</p>
### en Weekly code digest (HTML)
<ul><li>New: 1048 repositories about login</li><li>Top: verify-kit, 48213 stars</li><li>one-time-pad, 20482 stars</li></ul><p>Issue 482, sent to 771204 developers</p>
### en Your invoice is ready (HTML)
<table><tr><th>Invoice</th><th>Account</th><th>Security deposit</th></tr><tr><td>482913</td><td>7712048</td><td>1200</td></tr></table><p>Sign in to pay.</p>
`;
