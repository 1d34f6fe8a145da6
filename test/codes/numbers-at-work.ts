/** Mails without a code, as `without-code.ts` reads them: lists, builds, meetings, programs, accounts. */
export const NUMBERS_AT_WORK = `
### en pgsql-users Digest, Vol 214, Issue 37
Send pgsql-users mailing list submissions to
	pgsql-users@lists.example

Today's Topics:

   1. Re: ERROR 23505 on login table (J. Lee)
   2. password authentication failed for user 10432 (M. Ortiz)
   3. Replication slot 48213 never confirmed (T. Ito)

----------------------------------------------------------------------

Message: 1
Date: Tue, 12 May 2026 09:14:22 +0200
From: J. Lee <lee@lists.example>
Message-ID: <20260512071422.48213@lists.example>

The code that checks the password is in line 2113 of auth.c, since 9f3c2a1b.
In 160004 it was 1987.

End of pgsql-users Digest, Vol 214, Issue 37
********************************************
### en [ci] main is green again: 1842 passed
Workflow   verify
Run        771204
Commit     b81e77fa "Ask for the code twice"
Duration   18:42

1842 passed, 12 skipped, 0 failed
Coverage 91.42 % (-0.03)
Cache key linux-node24-60417
### en 3 new alerts for harbour/api
Security alerts
CVE-2026-48213   high      token verification can be bypassed in jwt-lib < 4.1.2
CVE-2026-11902   moderate  one-time password is logged
GHSA-7xq2-83mw-p9rv

Dismiss alerts with a reason code. You have 30 days to fix them.
### en Crash report: 4821 users affected
Fatal signal 11 (SIGSEGV), code 1, fault addr 0x48213
  #00 pc 00048213  /system/lib/libauth.so (verify_code+1204)
  #01 pc 00077120  /system/lib/libauth.so
  #02 pc 00090417  /system/lib/libc.so
Build fingerprint: 4.8.2-913
Last seen 2026-05-12 14:22, version code 402913
### en Unhandled exception in worker-07
Traceback (most recent call last):
  File "/srv/app/login.py", line 1204, in confirm
    raise InvalidCode(code)
InvalidCode: code 990417 has expired
The above was raised 318 times in the last 60 minutes.
### en [musl] [PATCH] fix off by one in getpass
The security code in getpass reads 4097 bytes where 4096 are meant.

Signed-off-by: J. Lee <lee@musl.example>
---
 src/legacy/getpass.c | 2 +-
 1 file changed, 1 insertion(+), 1 deletion(-)

diff --git a/src/legacy/getpass.c b/src/legacy/getpass.c
index 15ab9851..04e88e17 100644
### en Changelog for libsignin 8.0.0
8.0.0 (2026-05-12)
- login: verification code may now have 10 characters (#48213)
- login: code 11000 is retried
- drop Node 18, require 22
- tokens expire after 3600 seconds, was 86400
7.9.4 (2026-04-30)
- fix #48190, #48177
### en Accepted openssh 1:10.0p1-8 (source) into unstable
Format: 1.8
Date: Tue, 12 May 2026 08:11:09 +0000
Source: openssh
Version: 1:10.0p1-8
Closes: 1104821 1107712
Changes:
 openssh (1:10.0p1-8) unstable; urgency=medium
   * Confirm host key by code word (closes: #1104821)
Checksums-Sha1:
 48213aa0f1 3412 openssh_10.0p1-8.dsc
### en Nightly backup report
host      files     bytes      code
db-01     48213     90417263   0
db-02     77120     10482931   0
web-01    2048      66120      24
Verification of snapshot 20260512 took 4821 s. Token used: backup-ro.
### en Incident 20260512-03 resolved
Between 0912 and 0947 UTC some users did not receive verification codes.
1204 sign-ins were affected, error code 50321.
Status page: status.harbour.example, subscriber 48213.
### en Your API usage: 90 % of 50000 calls
Plan: Developer
Calls this month 45112
Access token ending in 7Q2X rotates on 1 June.
Rate limit code 429. Upgrade to 250000 calls.
### en Board meeting dial-in
When: Thursday 14 May, 1000-1130
Where: Room 2048 or by phone

Dial-in: +44 20 7946 0142
Conference code: 7712048
Host PIN: 4821 (only for the chair)
Participant PIN: 906113
### de Einladung: Projektrunde am 14.05.2026
Telefonkonferenz
Einwahl 030 9210 4821
Konferenzraum 771 204
PIN 482913#
Bitte wählen Sie sich 5 Minuten vorher ein.
### fr Réunion de suivi, mardi 10 h 30
Rejoindre la réunion par téléphone :
+33 1 84 88 48 21
Identifiant de réunion 812 4821 7712
Code d'accès : 482913
Ordre du jour : point 2, budget 2027 (48 213 €)
### es Invitación: comité trimestral
Únete a la reunión
ID de reunión: 934 4821 7712
Código de acceso: 774120
Marca según tu ubicación: +34 917 874 821
### ja 定例会議のご案内
日時：2026年5月14日 10:00〜11:00
Zoomミーティングに参加する
ミーティングID: 812 4821 7712
パスコード: 482913
### zh 会议邀请：第三季度评审
会议时间：2026/05/14 10:00-11:00
腾讯会议号：481-293-771
会议密码：482913
手机一键拨号入会 +8675536550000,,481293771#
### pt Convite: reunião de planeamento
Entrar na reunião Zoom
ID da reunião: 812 4821 7712
Senha: 774120
Discagem: +55 11 4680 4821
### en Office access from Monday
Badges are replaced on 18 May. The door on level 2 opens with your badge; the old door code stops working at 1800.
Lost badge: security desk, extension 4821.
Visitors sign in at the front desk of 1200 Market Street.
### en You have 3 open code reviews
harbour/api !2093 Verify tokens earlier      +482 -13
harbour/web !7712 Sign-in form, step 2       +1204 -90
harbour/ops !1048 Rotate secrets             +31 -66
Oldest has waited 1440 minutes.
### en License key for Meridian Studio 9
Thank you for your purchase.
Product: Meridian Studio 9
License: MS9-48213
Serial number 7712048290
Seats 25, valid through 05/2027
### en New post in "Password rules" (12 replies)
#48213 by tidewater, 12 May 2026, 14:22

> use a code of 482913 iterations

I would take 600000 and confirm that with a test. See post 48190.

Forum member since 2014. Posts: 1987
### en Re: Re: your login problem
Hi Jordan,

I looked at it again: your login worked on Monday at 0914 and failed at 0921 with code 4011. Our security team has
the case under 20260512 and will call you on extension 2048.

Best, Sam
IT desk, 1200 Market Street, phone 503 555 0142
### en Results of the penetration test
Finding 2: verification code has only 10000 possible values
Finding 5: password 123456 accepted for test accounts 4821 to 4830
Finding 7: PIN 0000 works in room 1120
Report HL-2026-048, 77 pages, confidential
### en How to read one-time passwords (newsletter no. 2048)
This week 48213 readers learned how one-time passwords work. A code such as 123456 is made from a secret and the time.
Why 6 digits? Because 1000000 possibilities are enough when you have only 5 tries.
Next week: passkeys. 1200 words, 6 minutes.
### ru Сборка 48213 завершилась с ошибкой
Проект: harbour-api
Код возврата: 1137
Ошибка проверки: ожидалось 482913, получено 771204
Ветка release-2026, коммит 9f3c2a1
### de [Ticket 20260512-4821] Ihre Anfrage zum Login
Guten Tag,

wir haben Ihre Anfrage erhalten. Vorgangsnummer 77120482.
Der Fehlercode 50013 beim Anmelden ist uns bekannt und wird mit Version 8.4021 behoben.
Servicezeiten 0800 bis 1800 Uhr, Telefon 030 4829130.
### pl Zgłoszenie 482913 zostało zamknięte
Numer zgłoszenia 482913
Kategoria: logowanie
Kod błędu 50013, stanowisko 2048
Oceń nas w skali od 1 do 10.
### ko [빌드 실패] harbour-api #48213
커밋 9f3c2a1b "로그인 코드 확인"
오류 코드 50013
테스트 1842개 중 3개 실패
### en Your account summary for April
Signed in 48 times
Storage used 10482 of 15360 MB
Security score 820
Customer since 2019
Recovery phone ending in 21
### en Scheduled maintenance 14 May 0200-0400
Sign-in, password reset and two-step verification will be unavailable for up to 90 minutes.
Reference CHG0048213. Affected systems: 1204.
### en Please confirm your W-8BEN, case 0048213
Our records show that form W-8BEN for account 771-20482 expires on 31 December 2026.
Confirm your country code (1 to 999), postal code and tax number in the portal.
Withholding without a form: 30 %. Section 1441.
`;
