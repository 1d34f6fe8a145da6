// Six boxes that behave like one field: typing moves on, Backspace moves back, a pasted code fills them all.
const boxes = [...document.querySelectorAll('.boxes input')];

for (const [index, box] of boxes.entries()) {
  box.addEventListener('input', () => {
    if (box.value !== '') boxes[index + 1]?.focus();
  });
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Backspace' && box.value === '') boxes[index - 1]?.focus();
  });
  box.addEventListener('paste', (event) => {
    const digits = event.clipboardData.getData('text').replace(/\D/g, '');
    if (digits.length < 2) return;
    event.preventDefault();
    for (const [offset, digit] of [...digits.slice(0, boxes.length - index)].entries()) {
      boxes[index + offset].value = digit;
    }
    boxes[Math.min(index + digits.length, boxes.length - 1)].focus();
  });
}
