import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Box, placeAfter, placeAt, roomFor } from './move-item';

interface Drag {
  from: number;
  to: number;
  /** Pixels since the drag began, including the page's scrolling. */
  distance: number;
  boxes: Box[];
}

interface Held {
  pointerId: number;
  from: number;
  pointerY: number;
  startY: number;
  startScroll: number;
  boxes: Box[] | null;
}

/** A pointer that moves less is a click. */
const THRESHOLD_PX = 4;
/** The page scrolls automatically while an item is held this close to an edge of the window. */
const EDGE_PX = 112;
const SCROLL_PX = 9;

/**
 * Dragging the items of a list up and down: by mouse or pen anywhere on an item, by touch at its handle alone, so
 * that a finger on the item itself still scrolls.
 */
export function useRankingDrag(
  list: RefObject<HTMLOListElement | null>,
  { disabled, onDrop }: { disabled: boolean; onDrop: (from: number, to: number) => void },
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<Held | null>(null);
  /** The click that ends a drag on the handle is ignored. */
  const justDragged = useRef(false);

  const follow = () => {
    const now = held.current;
    if (!now?.boxes) return;
    const distance = now.pointerY - now.startY + window.scrollY - now.startScroll;
    setDrag({ from: now.from, to: placeAt(now.boxes, now.from, distance), distance, boxes: now.boxes });
  };
  const letGo = () => {
    held.current = null;
    setDrag(null);
  };
  useScrollingAtEdges(drag !== null, held, follow);
  useEscape(drag !== null, letGo);

  const handlers = (from: number) => ({
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      justDragged.current = false;
      if (disabled || event.button !== 0 || !event.isPrimary || !takesHold(event)) return;
      const { pointerId, clientY } = event;
      held.current = {
        pointerId,
        from,
        pointerY: clientY,
        startY: clientY,
        startScroll: window.scrollY,
        boxes: null,
      };
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
      const now = held.current;
      if (now?.pointerId !== event.pointerId) return;
      now.pointerY = event.clientY;
      if (!now.boxes && Math.abs(now.pointerY - now.startY) < THRESHOLD_PX) return;
      if (!now.boxes) {
        event.currentTarget.setPointerCapture(event.pointerId);
        now.boxes = boxesOf(list.current);
      }
      follow();
    },
    onPointerUp: (event: ReactPointerEvent<HTMLElement>) => {
      if (held.current?.pointerId !== event.pointerId) return;
      if (drag) {
        justDragged.current = true;
        if (drag.from !== drag.to) onDrop(drag.from, drag.to);
      }
      letGo();
    },
    onPointerCancel: letGo,
  });
  return {
    handlers,
    /** The item that is held. */
    dragged: drag?.from ?? null,
    /** The place of an item if the drag ended now. */
    placeOf: (at: number) => (drag ? placeAfter(at, drag) : at),
    offset: (at: number) => (drag ? (at === drag.from ? drag.distance : roomFor(drag.boxes, at, drag)) : 0),
    wasDragged: () => justDragged.current,
  };
}

function takesHold({ target, pointerType }: ReactPointerEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[data-handle]')) return true;
  return pointerType !== 'touch' && !target.closest('button');
}

function boxesOf(list: HTMLOListElement | null): Box[] {
  return [...(list?.children ?? [])].map((item) => {
    const { top, height } = item.getBoundingClientRect();
    return { top, height };
  });
}

function useScrollingAtEdges(active: boolean, held: RefObject<Held | null>, follow: () => void): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    if (!active) return;
    let frame = requestAnimationFrame(function scroll() {
      const y = held.current?.pointerY ?? EDGE_PX;
      const by = y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        latest.current();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [active, held]);
}

function useEscape(active: boolean, letGo: () => void): void {
  const latest = useRef(letGo);
  useEffect(() => {
    latest.current = letGo;
  });
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
