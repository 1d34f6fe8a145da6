/**
 * Codes of every allowed shape: as they stand in a mail and as they are typed.
 * Capital letters alone are told from words only where they stand alone.
 */
export const shapes: { shown: string; typed: string }[] = [
  { shown: '482913', typed: '482913' },
  { shown: '0917', typed: '0917' },
  { shown: '482 913', typed: '482913' },
  { shown: 'K7Q2XM', typed: 'K7Q2XM' },
  { shown: '51604', typed: '51604' },
  { shown: '482-913', typed: '482-913' },
  { shown: '90417263', typed: '90417263' },
  { shown: 'AB12-CD34', typed: 'AB12-CD34' },
  { shown: '730215', typed: '730215' },
  { shown: 'G-482913', typed: 'G-482913' },
  { shown: '7730215', typed: '7730215' },
  { shown: 'XKQDTZ', typed: 'XKQDTZ' },
  { shown: 'R3TX5', typed: 'R3TX5' },
  { shown: '２０４８１９', typed: '204819' },
  { shown: 'b7k2m9', typed: 'b7k2m9' },
  { shown: '12 34 56', typed: '123456' },
];
