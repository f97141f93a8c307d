/** Fingers are thicker than places on a map: a touch beside what is lit means the nearest of it. */

/** So far off a touch may be, in pixels. */
export const REACH = 32;

/** Where a place is on the screen: at its spot (`data-spot`, in the map's own measure), or else in its middle. */
export function middle(place: Element): { x: number; y: number } {
  const spot = place.getAttribute('data-spot')?.split(',').map(Number);
  if (spot && place instanceof SVGGraphicsElement) {
    const { x, y } = new DOMPoint(...spot).matrixTransform(place.getScreenCTM() ?? undefined);
    return { x, y };
  }
  const { left, right, top, bottom } = place.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** On a map: a finger that touches none of the places with this selector touches the nearest within reach. */
export function nearestOf(selector: string): (map: Element) => () => void {
  return (map) => {
    function touched(event: Event): void {
      const { target, clientX, clientY, pointerType } = event as PointerEvent;
      if (pointerType !== 'touch' || (target as Element).closest(selector)) return;
      let [nearest, least]: [Element | null, number] = [null, REACH];
      for (const place of map.querySelectorAll(selector)) {
        const { x, y } = middle(place);
        const far = Math.hypot(x - clientX, y - clientY);
        if (far < least) [nearest, least] = [place, far];
      }
      if (!nearest) return;
      event.stopPropagation();
      nearest.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    map.addEventListener('click', touched, { capture: true });
    return () => map.removeEventListener('click', touched, { capture: true });
  };
}
