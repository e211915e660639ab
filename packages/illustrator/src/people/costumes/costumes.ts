import type { CostumeName } from '../outfit.ts';
import { cape, capeTie, furCollar, highCollar, neckRing, wings, woolScarf } from './capes.ts';
import type { Dressing } from './costume.ts';
import { furAndBelt, redCapAndBeard } from './father-christmas.ts';
import { clearHelmet, divingMask, gogglesUp } from './masks.ts';
import { blossoms, crown, headscarf, openHelmet, pointedHat } from './story-hats.ts';
import { bobbleHat, rainHat } from './weather-hats.ts';
import { eveningWear, girdle, heroBelt, petals, pirateVest, royalTrim, spaceSuit, tabard } from './on-chest.ts';
import { tail } from './tail.ts';

/** What each costume adds to its clothes. Face, skin, glasses and hair below the rim are the wearer's own. */
export const COSTUME_DRAWINGS: Readonly<Record<CostumeName, Dressing>> = {
  pirate: { onChest: pirateVest, hat: headscarf, boots: true },
  knight: { onChest: tabard, hat: openHelmet, boots: true },
  royal: { onBack: (w) => cape(w, '#b8404a'), onChest: royalTrim, onNeck: furCollar, hat: crown },
  wizard: { onChest: girdle, hat: pointedHat },
  fairy: { behind: wings, onChest: petals, hat: blossoms },
  astronaut: { onChest: spaceSuit, onNeck: neckRing, hat: clearHelmet, boots: true, gloves: () => '#e3e6ec' },
  superhero: {
    onBack: (w) => cape(w, w.outfit.accent),
    onChest: heroBelt,
    onNeck: (w) => capeTie(w, w.outfit.accent, '#f6d57a'),
    boots: true,
  },
  vampire: {
    onBack: (w) => cape(w, '#4a4064') + highCollar(w, '#4a4064', '#c8545a'),
    onChest: eveningWear,
    onNeck: (w) => capeTie(w, '#4a4064', '#c8463c'),
  },
  mermaid: { tail, hat: blossoms },
  swimmer: { hat: gogglesUp },
  diver: { hat: divingMask },
  raincoat: { hat: rainHat, boots: true },
  'winter-coat': { onNeck: woolScarf, hat: bobbleHat, boots: true, gloves: ({ accent }) => accent },
  pyjamas: {},
  'father-christmas': { onChest: furAndBelt, hat: redCapAndBeard, boots: true },
};
