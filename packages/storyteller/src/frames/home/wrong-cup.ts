import { said, type NamedScene } from '../scene.ts';

/** The wrong cup, the wrong plate, toast cut the wrong way. */
export const wrongCup: NamedScene = {
  id: 'wrongcup',
  image: 'the cup that was wished for, in the sink, and the one that is here',
  cue: said(
    String.raw`\b(?:(?:the )?wrong (?:colou?r(?:ed)? )?(?:cup|beaker|plate|bowl|spoon|fork|straw|mug|bottle)|(?:can'?t|cannot|doesn'?t|does not|isn'?t|not|didn'?t) (?:have|get|use|find)? ?(?:the |his |her |their |in )*(?:favourite |special |blue |red |pink |green |yellow |purple |orange )+(?:cup|beaker|plate|bowl|spoon|fork|straw|mug|bottle))`,
    String.raw`\b(?:brother|sister|fight\w*|broke)\b`,
  ),
  decides: true,
  titles: { young: 'The Cup in the Sink', older: 'The Cup in the Sink' },
  roles: {
    wanted: {
      fallback: { text: 'the other one' },
      cues: (['blue', 'red', 'pink', 'green', 'yellow', 'purple', 'orange'] as const).flatMap((colour) =>
        (['cup', 'beaker', 'plate', 'bowl', 'spoon'] as const).map((thing) => ({
          match: new RegExp(String.raw`\b${colour} ${thing}\b`, 'i'),
          phrase: { text: `the ${colour} ${thing}` },
        })),
      ),
    },
  },
  text: {
    '2-3': `
      D<wrongcup> {Name has} a wish. It is {wanted}. But this one is here. It is not the same! A big cry comes out. Boo!
      P<wrongcup> To big ones, they are the same. To small ones, they are not.
      Q<wrongcup> With the wrong one, {Name} may feel ____.
      H<wrongcup> {helper} can say, "You wished."
      H<wrongcup> {helper} can show where it is.
      T<wrongcup> {he} can say hello to this one.
      T<wrongcup> {he} can help to wash it.
      C<wrongcup> {he} can say, "I wished for that one."
      A<wrongcup> It was a big wish. The milk tastes the same. The other one has a bath. It gets a turn soon. Hello, cup.
    `,
    '4-5': `
      D<wrongcup> {Name} may have a plan, and it is {wanted}. Then something else is on the table. For a moment nothing is right any more. It was a hope, and it was about a small thing. Small things can make big disappointment. It comes up hot, and it goes down again.
      P<wrongcup> Grown-ups cannot see a plan that is inside a head. They took what was clean. They have a best cup as well, and they look for it.
      Q<wrongcup> When it is not the right one, {Name} may feel ____.
      H<wrongcup> {helper} can ask before, "Which one?"
      H<wrongcup> {helper} can say when it is clean again.
      T<wrongcup> {he} can say, "I had hoped for the other one."
      T<wrongcup> {he} can choose which one it will be tomorrow.
      C<wrongcup> {he} can think, "I hoped for it. This one is for today."
      A<wrongcup> The other one lay in the sink with foam on it. This one was not hoped for, and it did the job. The cross went up, and it came down. Tomorrow somebody asks first, and then the plan is out loud.
    `,
  },
};
