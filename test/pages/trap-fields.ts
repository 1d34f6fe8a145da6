import type { PageToClassify } from './classify-in-chromium.ts';
import { pageOfFields } from './page-of-fields.ts';

/** Fields that only machines fill, as plug-ins for forms set them up in their languages. */
export const trapFields: PageToClassify = pageOfFields('trap-fields', {
  none: [
    '<div aria-hidden="true" style="position:absolute;left:-5000px"><label>Email<input name="email" tabindex="-1" FIELD></label></div>',
    '<label>Leave this field empty if you’re human: <input name="_mc4wp_honeypot_email" FIELD></label>',
    '<label>If you are human, leave this field blank.<input type="email" name="frm_email_4" FIELD></label>',
    '<label>Please leave this field empty<input type="email" name="data[email]" FIELD></label>',
    '<label>Bitte dieses Feld leer lassen<input type="email" name="data[email]" FIELD></label>',
    '<label>Bitte lassen Sie dieses Feld leer<input name="email" FIELD></label>',
    '<label>Nicht ausfüllen!<input name="email" FIELD></label>',
    '<label>Veuillez laisser ce champ vide<input type="email" name="data[email]" FIELD></label>',
    '<label>Ne pas remplir<input name="email_2" FIELD></label>',
    '<label>Por favor, deja este campo vacío<input type="email" name="data[email]" FIELD></label>',
    '<label>Por favor, deixe este campo vazio<input type="email" name="data[email]" FIELD></label>',
    '<label>Lascia vuoto questo campo<input type="email" name="data[email]" FIELD></label>',
    '<label>Laat dit veld leeg<input type="email" name="data[email]" FIELD></label>',
    '<label>Pozostaw to pole puste<input type="email" name="data[email]" FIELD></label>',
    '<label>Не заполняйте это поле<input name="email" FIELD></label>',
    '<label>Пожалуйста, оставьте это поле пустым<input type="email" name="data[email]" FIELD></label>',
    '<label>Будь ласка, залиште це поле порожнім<input type="email" name="data[email]" FIELD></label>',
    '<label>このフィールドは空のままにしてください<input type="email" name="data[email]" FIELD></label>',
    '<label>请将此字段留空<input type="email" name="data[email]" FIELD></label>',
    '<label>اترك هذا الحقل فارغًا<input type="email" name="data[email]" FIELD></label>',
    '<label>Lämna detta fält tomt<input type="email" name="email" FIELD></label>',
    '<label>Lütfen bu alanı boş bırakın<input type="email" name="email" FIELD></label>',
    '<div class="gfield gform_validation_container"><label for="input_2_7">Email</label><div><input name="input_7" id="input_2_7" autocomplete="new-password" FIELD></div><div class="gfield_description">This field is for validation purposes and should be left unchanged.</div></div>',
    '<input name="apbct__email_id__wp_register" class="apbct_special_field" value="60821" FIELD>',
    '<div class="wpforms-field wpforms-field-hp"><label>Email<input name="wpforms[hp]" FIELD></label></div>',
    '<input type="email" name="honeypot_email" FIELD>',
    '<input type="email" name="email" id="trap" FIELD>',
    '<input type="email" name="email_confirm_bot_check" FIELD>',
    '<input type="email" name="contact_me_by_fax_email_gotcha" FIELD>',
    '<input type="email" name="email" style="opacity:0" FIELD>',
    '<input type="email" name="email" style="width:1px;height:1px;padding:0;border:0" FIELD>',
  ],
});
