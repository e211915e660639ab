import { said, type NamedScene } from '../scene.ts';

/** Fear that the plane comes down: who looks after it, what bumps are, and what there is to do in a seat. */
export const checkedBeforeBreakfast: NamedScene = {
  id: 'whatif',
  image: 'a list that is ticked before every flight',
  cue: said(
    String.raw`\b(?:crash\w*|(?:fall|falls|falling|drop|drops|come|comes|coming) (?:down|out of the sky|from the sky)|going to die|(?:we|they|he|she)(?:['’]ll| will| might) (?:all )?die|never come back|blow(?:s|n)? up|engines? (?:stop|fail|break)\w*)\b`,
    String.raw`\b(?:car|bike|scooter|toy|died)\b`,
  ),
  decides: false,
  answers: /\b(?:crash\w*|die|fall\w*|scared|afraid|worried|first time|flying|planes?)\b/i,
  titles: { young: 'Ticked and Ticked Again', older: 'Ticked and Ticked Again' },
  text: {
    '4-5': `
      D<whatif> Before a plane may fly, people walk round it with a lamp. They look at the wheels, the wings and the doors. {Name} may think, "What if it falls?" A plane lies on the air, as a boat lies on water. Two pilots sit in front. They have learnt it for years.
      P<whatif> Pilots want to get home for supper, too. So they look at it all twice.
      Q<whatif> When the plane goes up, {Name} may feel ____.
      H<whatif> {helper} can hold a hand in the bumpy bits.
      T<whatif> {he} can look how calm the people in front are.
      T<whatif> {he} can ask somebody on board what a noise is.
      C<whatif> {he} can think, "It lies on the air, like a boat."
      A<whatif> Bump, and the wheels are on the ground. The people with the lamp come again and look. Then the plane may fly home, and so do all the others. Down here there are bags to find.
    `,
    '6-7': `
      D<whatif> Before each flight somebody walks round the plane with a list. There are wheels on it, wings, doors and lights. {Name} may think, "What if it crashes?" Lots of people think that, since it is so high up. In truth it is one of the safest ways to travel. A plane can fly with one engine off, and it can glide with none.
      P<whatif> There are two pilots, and each of them can fly it alone. People on the ground watch it on a screen the whole way.
      P<whatif> Bumps come from wind, as on a bumpy road. The wings are made to bend in it.
      Q<whatif> In a bumpy bit, {Name} may feel ____. It may be in the tummy and nowhere else.
      H<whatif> {helper} can say what each noise is. ~ A noise with a name is smaller.
      H<whatif> {helper} can tell the crew at the door. ~ They like to know, and they look in.
      T<whatif> {he} can watch the crew. ~ They pour tea while it bumps.
      T<whatif> {he} can breathe out slowly and keep {his} feet on the floor.
      C<whatif> {he} can think, "Ticked, ticked and ticked again."
      A<whatif> The wheels touched, and some people clapped. The list gets ticked once more, for the next flight. The worry may come along again on the way home. It has a seat belt now, and it knows how it ends.
    `,
    '8-10': `
      D<whatif> A worry about crashing makes sense. It is a brain that sits in a chair ten kilometres up in a plane and would like an explanation. Flying is among the safest ways to travel, and {Name} may find that this does not help. So here is what is done. Every flight begins with a checklist. There are two pilots and two of each important thing. People on the ground follow every plane on a screen.
      P<whatif> A plane crash is in the news because it is so rare. The hundred thousand flights that landed on the same day are not in it.
      P<whatif> Turbulence is the air's version of a bumpy road. Wings are tested until they bend by metres, and pilots spill their coffee and carry on.
      Q<whatif> During a bumpy stretch, {Name} might notice ____. A lurch in the stomach is only a lurch in the stomach.
      H<whatif> {helper} can tell the crew while boarding. ~ It is the thing they are told most often.
      H<whatif> {helper} can explain the sounds beforehand: wheels, flaps, the ping for the crew.
      T<whatif> {he} can watch the crew in bumps. ~ As long as they pour tea, it is tea time.
      T<whatif> {he} can have a list for the seat: film, puzzle, snack, map.
      C<whatif> {he} can think, "The worry is loud. The list is longer."
      A<whatif> The wheels hit the ground with a thump, and everybody reaches for a phone. Somewhere in front a pilot is ticking boxes again. A worry may sit through the whole flight and be wrong from start to finish. It may also be a little shorter on the way back.
    `,
  },
};
