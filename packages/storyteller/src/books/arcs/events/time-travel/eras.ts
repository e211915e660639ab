import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/**
 * A time that is visited. Only what is plainly so is said of it: Roman and medieval tiles and Egyptian bricks dried in
 * the open and have kept the prints of those who touched them; a river's mud with footprints in it has turned to stone.
 */
export interface Era {
  /** After "back": "to the Romans". */
  readonly to: string;
  /** "Here are the Romans!" */
  readonly here: string;
  /** "two thousand years". */
  readonly ago: string;
  readonly setting: SettingName;
  /** What lies on the shelf today: "tile". */
  readonly s: string;
  /** Before it was hard: "tile", or "mud". */
  readonly soft: string;
  readonly where: string;
  readonly whereOld: string;
  /** Who goes by with other feet, and what these are like. */
  readonly X: Figure;
  readonly feet: string;
  /** Who is too big, introduced, and with what. */
  readonly Y: Figure;
  readonly yIntro: string;
  readonly big: 'hand' | 'foot';
  /** How the print came down to us. */
  readonly keeps: string;
}

/** The time that a theme names, else one of them. */
export function eraOf({ raw, company, chance }: Going): Era {
  const romans = (): Era => ({
    to: 'to the Romans',
    here: 'Here are the Romans!',
    ago: 'nearly two thousand years',
    setting: 'garden',
    s: 'tile',
    soft: 'tile',
    where: 'They were in a Roman yard. Wet clay tiles lay in rows, drying in the sun.',
    whereOld:
      'They had come down in a yard behind a wall. Roof tiles lay there in rows, of wet clay, drying in the sun. Somebody was singing in Latin.',
    X: company.meet('goat'),
    feet: 'two toes',
    Y: company.person('Marcus', 'shopkeeper'),
    yIntro: 'Marcus the tile maker',
    big: 'hand',
    keeps: 'When it was dry it would go into the kiln with the others, and come out hard for ever.',
  });
  const knights = (): Era => ({
    to: 'to the knights',
    here: 'Here are the knights!',
    ago: 'seven hundred years',
    setting: 'castle',
    s: 'tile',
    soft: 'tile',
    where: 'They were at a castle that was not finished. Wet clay tiles lay on the grass, for the floor.',
    whereOld:
      'They had come down beside a castle that had as yet only three towers. Floor tiles lay in rows on the grass, of wet clay. Up on the wall somebody was hammering.',
    X: company.meet('hen'),
    feet: 'toes like twigs',
    Y: company.meet('knight'),
    yIntro: '',
    big: 'hand',
    keeps: 'When it was dry it would go into the kiln with the others, and come out hard for ever.',
  });
  const egypt = (): Era => ({
    to: 'to ancient Egypt',
    here: 'This is ancient Egypt!',
    ago: 'more than three thousand years',
    setting: 'beach',
    s: 'brick',
    soft: 'brick',
    where: 'They were beside the Nile. Wet mud bricks lay in rows, drying in the sun.',
    whereOld:
      'They had come down on the bank of the Nile, among palm trees. Bricks lay there in rows, of mud and straw, drying in the sun. A boat went by with one square sail.',
    X: company.meet('goat'),
    feet: 'two toes',
    Y: company.person('Ani', 'shopkeeper'),
    yIntro: 'Ani the brick maker',
    big: 'hand',
    keeps: 'In that sun it would soon be as hard as a biscuit, and be built into a wall.',
  });
  const dinosaurs = (): Era => ({
    to: 'to the dinosaurs',
    here: 'Here are the dinosaurs!',
    ago: 'a hundred and fifty million years',
    setting: 'jungle',
    s: 'stone',
    soft: 'mud',
    where: 'They were beside a river. There was not one house or person. There was only smooth wet mud.',
    whereOld:
      'They had come down beside a river, under ferns as tall as lamp posts. There was no house, and no path, and nobody at all to ask. There was only a bank of smooth wet mud.',
    X: company.meet('dinosaur'),
    feet: 'three toes',
    Y: company.meet('diplodocus'),
    yIntro: '',
    big: 'foot',
    keeps: 'Sand would fill it, and more sand on top, and in the end it would all be stone.',
  });
  if (/dino|jurassic|diplodocus/.test(raw)) return dinosaurs();
  if (/knight|castle|medieval|middle ages/.test(raw)) return knights();
  if (/egypt|pharaoh|pyramid|mumm(?:y|ies)\b/.test(raw)) return egypt();
  if (/\brom(?:e|an)/.test(raw)) return romans();
  return chance.pick(romans, knights, dinosaurs)();
}
