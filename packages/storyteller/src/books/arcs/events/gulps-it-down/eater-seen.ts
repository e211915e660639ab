import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { eaterIn } from './eater.ts';

/** A plot in which an eater that is somebody, and no sofa, is in the picture wherever it is spoken of. */
export function withEaterSeen(plot: EventPlot): EventPlot {
  const shown = (going: Going, told: Told): Told => {
    if (eaterIn(going.raw)?.eater !== 'monster') return told;
    const M = going.company.meet('monster');
    const isThere = /\b(?:monster|gulp|it ate|burp)\b/i;
    return {
      ...told,
      pages: told.pages.map((page) =>
        [page.text].flat().some((text) => isThere.test(text))
          ? {
              ...page,
              scene: {
                ...page.scene,
                actors: [...(page.scene.actors ?? []).slice(0, 3), seen(M, 'stand', 'calm')],
              },
            }
          : page,
      ),
    };
  };
  return {
    ...plot,
    young: (going) => shown(going, plot.young(going)),
    middle: (going) => shown(going, plot.middle(going)),
    old: (going) => shown(going, plot.old(going)),
  };
}
