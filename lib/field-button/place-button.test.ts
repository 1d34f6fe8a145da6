import { describe, expect, it } from 'vitest';
import { type FieldLook, placeButton } from './place-button.ts';

const field: FieldLook = {
  box: { left: 100, top: 50, width: 300, height: 40 },
  isRtl: false,
  endPadding: 8,
  hasPicture: false,
};
const free = () => true;

describe('the button’s place', () => {
  it('is inside the field’s end', () => {
    expect(placeButton(field, free)).toEqual({ x: 372, y: 58, size: 24 });
  });

  it('is on the left where text runs from the right', () => {
    expect(placeButton({ ...field, isRtl: true }, free)).toEqual({ x: 104, y: 58, size: 24 });
  });

  it('is beside what stands there already', () => {
    const besideIcon = placeButton(field, (x) => x < 370);
    expect(besideIcon).toEqual({ x: 344, y: 58, size: 24 });
    expect(placeButton({ ...field, hasPicture: true }, free)).toEqual(besideIcon);
    expect(placeButton({ ...field, endPadding: 40 }, free)?.x).toBe(336);
  });

  it('fits a low field, and stays at the first line of a high one', () => {
    expect(placeButton({ ...field, box: { ...field.box, height: 22 } }, free)).toMatchObject({ y: 52, size: 18 });
    expect(placeButton({ ...field, box: { ...field.box, height: 200 } }, free)).toMatchObject({ y: 62, size: 24 });
  });

  it('does not exist where there is no room', () => {
    expect(placeButton(field, () => false)).toBeUndefined();
    expect(placeButton({ ...field, box: { ...field.box, height: 15 } }, free)).toBeUndefined();
    expect(placeButton({ ...field, box: { ...field.box, width: 50 } }, free)).toBeUndefined();
  });
});
