import { said, type NamedScene } from '../scene.ts';

/** Somebody who lies beside a child until it is asleep. */
export const tillAsleep: NamedScene = {
  id: 'besideme',
  image: 'a place beside the pillow, a chair by the bed, and the chair by the door',
  cue: said(
    String.raw`\b(?:l(?:ie|ies|ying|ay|ays|aying)|sit(?:s|ting)?|stay(?:s|ing)?|sleep(?:s|ing)?|be|have|has|need(?:s|ing)?|wants?|hold(?:s|ing)?)\b[^.]{0,20}\b(?:next to|beside|with|by|in (?:the|his|her) room|(?:his|her) hand|there)\b[^.]{0,30}\b(?:until|till|til|to (?:fall|get to|go to)|while|before|so (?:he|she|they) can)\b[^.]{0,24}\b(?:asleep|sleep|nods? off|drops? off|off)\b|\b(?:i|we|i'm|mum\w*|dad\w*|one of us|my (?:husband|wife|partner)) (?:still |have to |has to |must )?(?:sit|sits|lie|lies|stay|stays|sitting|lying|kneel|kneels)\b[^.!?]{0,40}\b(?:cot|bed(?:side)?|chair|mattress|bars)\b[^.!?]{0,60}\b(?:hours?|minutes|ages|every (?:night|evening)|each (?:night|evening))\b|\b(?:only|won'?t|wont|can'?t|cannot|will not|doesn'?t|not) (?:\w+ ){0,2}(?:fall(?:s)? asleep|sleeps?|go(?:es)? to sleep|settles?|drift off)\b[^.]{0,20}\b(?:unless|without|if|with|when|next to)\b[^.]{0,20}\b(?:me|us|i|we|mum\w*|mom\w*|dad\w*|someone|somebody|one of us|a grown|in the room)\b`,
    String.raw`\b(?:nap|dark|monsters?|burglars?|nightmares?|storm|ill|died|brother|sister)\b`,
  ),
  decides:
    /\b(?:l(?:ie|ies|ying)|sit(?:s|ting)?|stay(?:s|ing)?)\b[^.]{0,20}\b(?:next to|beside|with|by)\b[^.]{0,24}\b(?:until|till|til)\b[^.]{0,16}\b(?:asleep|(?:is|['’]s|are|nods|drops|drifts|goes) off)\b/i,
  titles: { young: 'First Here, Then the Chair', older: 'From the Pillow to the Door' },
  text: {
    '2-3': `
      D<besideme> {Name is} in bed. Somebody lies here too. That is warm. Sleep comes. Then big feet go out, tip, tap.
      P<besideme> Big people have a bed too.
      Q<besideme> With big feet gone, {Name} may feel ____.
      H<besideme> {helper} can sit by the bed.
      H<besideme> {helper} can hum by the door.
      T<besideme> {he} can hold one finger.
      T<besideme> {he} can listen for the chair. Creak!
      T<besideme,comforter> {he} can lie by {comforter}.
      C<besideme> {he} can say, "You sit, I sleep."
      A<besideme> One sits. One sleeps. The chair goes creak. The bed is warm. Night-night, chair.
    `,
    '4-5': `
      D<besideme> It is cosy when somebody lies close until sleep comes. {Name} may like it best like that. But then the one who lies there falls asleep, too. Or a bit of {Name} stays awake to listen for feet. A chair by the bed is near as well.
      P<besideme> In the evening grown-ups have cups to wash and teeth to brush. They lie down later, in a bed of their own.
      Q<besideme> With all the bed free, {Name} may feel ____.
      H<besideme> {helper} can sit on a chair and hold a hand. ~ In some days the chair can move a bit.
      H<besideme> {helper} can call, "Still here," now and then.
      T<besideme> {he} can look for the chair with one eye.
      T<besideme> {he} can leave a hand on the edge of the bed.
      T<besideme,comforter> {he} can put {comforter} where somebody used to lie.
      C<besideme> {he} can think, "The chair is near, and so are you."
      A<besideme> First there was a place on the pillow. Then there was a chair by the bed. Later the chair was at the door. It went bit by bit, over many nights. Each time, sleep found the way.
    `,
    '6-7': `
      D<besideme> Some children fall asleep fastest when somebody lies next to them. {Name} may know that, and there is a reason. A body that feels somebody near stops listening for things. At night it wakes a little, as all bodies do. Then it notices that the place is empty. Somebody on a chair by the bed is near as well.
      P<besideme> The one who lies there hears the clock and thinks of the washing-up. Mostly that person falls asleep first.
      Q<besideme> In a bed with just one in it, {Name} may feel ____. It may be different after ten minutes.
      H<besideme> {helper} can sit on a chair by the bed. ~ Some nights later, the chair can be at the door.
      H<besideme> {helper} can come and look every five minutes. ~ It helps to know when.
      T<besideme> {he} can choose where the chair is tonight.
      T<besideme> {he} can lie on the side where somebody else would be. ~ It warms up quickly.
      T<besideme,comforter> {he} can put {comforter} in the place beside the pillow.
      C<besideme> {he} can think, "A chair by the bed is near enough."
      A<besideme> The chair began beside the pillow and ended up at the door. It took a good many nights, and some of them went backwards. The bed has more room now. Sleep comes to a bed with one in it as well.
    `,
  },
};
