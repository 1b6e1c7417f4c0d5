import { DELIVERY_WIDTH_MAX, DELIVERY_WIDTH_MIN, DELIVERY_WIDTH_STEP } from '@qc/contract';
import type { DeliveryAsk } from '../delivery/delivery-path.ts';

/** The size a variant is made in; with both, exactly this shape. Height null: follows the picture's proportions. */
export interface VariantSize {
  width: number;
  height: number | null;
}

/**
 * The size for what was asked: widths go up to the next hundred, within 100 to 4000, and never beyond the picture
 * itself. A box that keeps the proportions becomes a width; the other crops have a height of their own, in the same steps.
 */
export function variantSize(ask: DeliveryAsk, picture: { width: number; height: number }): VariantSize {
  const { width, height, crop } = ask;
  if (crop !== 'limit' && crop !== 'fit' && width !== null && height !== null) {
    return { width: Math.min(toStep(width), picture.width), height: Math.min(toStep(height), picture.height) };
  }
  const byHeight = height === null ? Infinity : (height * picture.width) / picture.height;
  const asked = Math.min(width ?? Infinity, byHeight);
  return { width: Math.min(toStep(asked), picture.width), height: null };
}

function toStep(size: number): number {
  const stepped = Math.ceil(size / DELIVERY_WIDTH_STEP) * DELIVERY_WIDTH_STEP;
  return Math.min(Math.max(stepped, DELIVERY_WIDTH_MIN), DELIVERY_WIDTH_MAX);
}
