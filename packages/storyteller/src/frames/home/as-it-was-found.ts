import { said, type NamedScene } from '../scene.ts';

/** A toilet after somebody was in it: the flush, the seat, the floor and the hands. */
export const asItWasFound: NamedScene = {
  id: 'lastlook',
  image: 'one look back at the toilet: flush, seat, hands',
  cue: said(
    String.raw`\b(?:does ?n['’]?t|does not|never|forgets? to|won['’]?t|will not|not) (?:\w+ )?flush(?:es|ing)?\b|\b(?:wee(?:s|ing)?|pee(?:s|ing)?|miss(?:es|ing)|sprinkl\w+|dribbl\w+|splash\w+)\b[^.!?]{0,30}\b(?:(?:on|all over|round|everywhere)\b[^.!?]{0,14}\b(?:the )?(?:toilet |bathroom )?(?:seat|floor)|(?:all over|misses) the (?:toilet|bowl|loo))\b|\b(?:leaves? the (?:toilet|bathroom|loo|seat)\b[^.!?]{0,20}\b(?:dirty|a mess|wet|up|disgusting|filthy)|aim(?:s|ing)?\b[^.!?]{0,24}\b(?:toilet|wee|loo))`,
    String.raw`\b(?:loud|noise|nois\w+|scared|afraid|frightened|hates? the|ears|school toilets?|on purpose|carpet|bed(?:room)?|poos? on|potty|in anger|nappy|nappies|accidents?)\b`,
  ),
  decides: true,
  answers: /\b(?:flush\w*|wash\w*|hands|floor|seat)\b/i,
  titles: { young: 'One Last Look', older: 'One Look Back' },
  text: {
    '4-5': `
      D<lastlook> The wee is done, and {Name} may be off at once. There is so much to do! But the toilet is not quite done. There may be a drop on the seat, or no whoosh yet. One last look finds it all. Then the next one can sit down in the dry.
      P<lastlook> Wee can go where it likes. Standing near helps, and so does sitting.
      P<lastlook> The next one who comes is glad about a clean seat. Nobody likes a wet one.
      Q<lastlook> When somebody calls, "Come back," {Name} may feel ____.
      H<lastlook> {helper} can put paper and a picture by the toilet. ~ The picture shows what comes next.
      H<lastlook> {helper} can say, "Last look!" through the door.
      T<lastlook> {he} can stand close, or sit down for it.
      T<lastlook> {he} can wipe a drop with paper, flush and wash hands.
      C<lastlook> {he} can think, "Look, wipe, whoosh, soap."
      A<lastlook> One last look, and there was a drop. Wipe, whoosh and soap, and it was done. It took as long as five jumps. The toilet is dry for the next one. The game goes on.
    `,
    '6-7': `
      D<lastlook> In the toilet, the important part is over quickly. {Name} may be out of the door before the rest is done. The rest is a flush, a dry seat and clean hands. From outside nobody sees it, but the next person does. It takes less than a minute. One look back from the door finds what is missing.
      P<lastlook> A stream bends at the end and makes drops. It helps to stand close, or to sit, as many men do at home.
      P<lastlook> Whoever comes next and sits in something wet is not happy. It is a fast way to start a row.
      Q<lastlook> When somebody calls, "Who was in here?" {Name} may feel ____.
      H<lastlook> {helper} can put wipes where a hand finds them.
      H<lastlook> {helper} can hang up a small sign: look, wipe, flush, soap.
      T<lastlook> {he} can turn round at the door for one look.
      T<lastlook> {he} can go a bit sooner, so that there is no rush.
      C<lastlook> {he} can think, "One look back: seat, flush, hands."
      A<lastlook> One look back, and the flush was still missing. It took three seconds. The seat was dry, and the hands smelled of soap. The next person in the toilet noticed nothing, and that is the idea.
    `,
    '8-10': `
      D<lastlook> A toilet is the most shared thing in a home, and the least talked about. {Name} may be in and out in thirty seconds with the mind elsewhere. Then the flush is missing, or the seat is wet, or the tap was only looked at. None of it is meant badly. It is done on autopilot, and an autopilot repeats what it has learnt. It can learn three more steps.
      P<lastlook> The next person meets what the last one left. Most quarrels about bathrooms are about that half minute.
      P<lastlook> Hands carry germs out of a bathroom and on to the bread. Twenty seconds of soap take nearly all of them off.
      Q<lastlook> When somebody asks who was last, {Name} might feel ____.
      H<lastlook> {helper} can put wipes and soap where nobody needs to look for them.
      H<lastlook> {helper} can say it once, at the door, and not in front of others.
      T<lastlook> {he} can turn round at the door and check three things: seat, flush, hands.
      T<lastlook> {he} can sit down at home, which ends the question of aim.
      C<lastlook> {he} can think, "Seat, flush, hands, out."
      A<lastlook> The look back took two seconds and found the flush. After a week the hand did it without being told, as it does with light switches. Nobody thanked anybody for the toilet. But nobody shouted up the stairs either, and that was noticed.
    `,
  },
};
