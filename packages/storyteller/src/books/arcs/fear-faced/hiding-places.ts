import type { ThingName } from '@storylantern/contract';

/** Where somebody hides, and why it does not work. */
interface HidingPlace {
  /** After "hid": "behind a daisy". */
  readonly where: string;
  /** After "But": a clause without its stop. */
  readonly why: string;
  /** How the other one saw it, after "popping out": "from behind a daisy". */
  readonly from: string;
  readonly thing: ThingName;
  /** What is asked of the picture, for the youngest. */
  readonly peep: string;
}

const place = (where: string, thing: ThingName, why: string, peep: string): HidingPlace => ({
  where,
  why,
  from: where.startsWith('in ') ? where.replace(/^in /, 'out of ') : `from ${where}`,
  thing,
  peep,
});

const LARGE = [
  place('behind a daisy', 'daisy', 'the daisy was only a daisy', 'It was a small daisy.'),
  place('under a hat', 'hat', 'a hat only hides the part that is thinking', 'It was a small hat.'),
  place('behind a broom', 'broom', 'there was a good deal left over on both sides', 'It was a thin broom.'),
  place(
    'behind a sunflower',
    'sunflower',
    'the sunflower leaned over to see who it was',
    'It was a tall, thin flower.',
  ),
  place('in a box', 'box', 'the box had been made for a teapot', 'It was a small box.'),
  place('under an umbrella', 'umbrella', 'it covered the top and left the rest', 'It was a red umbrella.'),
  place('behind a bucket', 'bucket', 'it is hard to look like a bucket', 'It was a small bucket.'),
] as const;

const IN_A_BEDROOM = [
  place(
    'under a blanket',
    'blanket',
    'blankets have ends, and there was more than an end of this',
    'It was a small blanket.',
  ),
  place('under a hat', 'hat', 'a hat only hides the part that is thinking', 'It was a small hat.'),
  place('behind a pillow', 'pillow', 'the pillow fell over, as pillows do', 'It was a thin pillow.'),
  place('in a box', 'box', 'the box had been made for a teapot', 'It was a small box.'),
  place('behind a chair', 'chair', 'chairs are mostly gaps', 'It was a thin chair.'),
] as const;

const SMALL = [
  place('in a boot', 'boots', 'somebody was looking for that boot', 'It was a big boot.'),
  place('under a leaf', 'leaf', 'the leaf blew away, and so did the plan', 'It was a big leaf.'),
  place('in a teapot', 'teapot', 'somebody wanted tea', 'It was a big teapot.'),
  place('under a mushroom', 'mushroom', 'it was a thin mushroom and a fat worry', 'It was a big mushroom.'),
  place('in a bucket', 'bucket', 'a bucket says everything twice', 'It was a big bucket.'),
  place('behind an acorn', 'acorn', 'acorns roll', 'It was one round acorn.'),
] as const;

const UNDERSEA = [
  place('behind a rock', 'rock', 'the rock stopped before the worry did', 'It was a small rock.'),
  place('behind an anchor', 'anchor', 'anchors are mostly gaps', 'It was a thin anchor.'),
  place('under a shell', 'shell', 'it was a shell for one, and one was in', 'It was one small shell.'),
] as const;

/** Hiding places for somebody of a size, 1 to 5, on land, in the sea or in a bedroom. */
export function hidingPlaces(size: number, where: 'land' | 'sea' | 'bedroom'): readonly HidingPlace[] {
  if (where === 'land') return size >= 3 ? LARGE : SMALL;
  return where === 'sea' ? UNDERSEA : IN_A_BEDROOM;
}
