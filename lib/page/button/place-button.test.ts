import { describe, expect, it } from 'vitest';
import { placeButton } from './place-button.ts';

const field = { left: 100, top: 50, width: 300, height: 40 };
const free = () => true;

describe('the button’s place', () => {
  it('is inside the field’s end', () => {
    expect(placeButton(field, false, 0, free)).toEqual({ x: 372, y: 58, size: 24 });
  });

  it('is on the left where text runs from the right', () => {
    expect(placeButton(field, true, 0, free)).toEqual({ x: 104, y: 58, size: 24 });
  });

  it('is beside what stands there already', () => {
    expect(placeButton(field, false, 0, (x) => x < 370)).toEqual({ x: 344, y: 58, size: 24 });
    expect(placeButton(field, true, 0, (x) => x > 150)).toEqual({ x: 160, y: 58, size: 24 });
    expect(placeButton(field, false, 36, free)).toEqual({ x: 336, y: 58, size: 24 });
  });

  it('fits a low field, and stays at the first line of a high one', () => {
    expect(placeButton({ ...field, height: 22 }, false, 0, free)).toMatchObject({ y: 52, size: 18 });
    expect(placeButton({ ...field, height: 200 }, false, 0, free)).toMatchObject({ y: 62, size: 24 });
  });

  it('does not exist where there is no room', () => {
    expect(placeButton(field, false, 0, () => false)).toBeUndefined();
    expect(placeButton(field, false, 140, free)).toBeUndefined();
    expect(placeButton({ ...field, height: 15 }, false, 0, free)).toBeUndefined();
    expect(placeButton({ ...field, width: 50 }, false, 0, free)).toBeUndefined();
  });
});
