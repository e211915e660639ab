import { said, type NamedScene } from '../scene.ts';

/** After a break or a fall: wanting and not wanting to go back on what it happened on. */
export const backOnItByInches: NamedScene = {
  id: 'backonit',
  image: 'one hand on the thing it happened on, and then one foot',
  cue: said(
    String.raw`\b(?:(?:scared|afraid|frightened|terrified|nervous|refus\w+|won['’]?t|wont|worried|too scared|does ?n['’]?t want|not want)[^.]{0,30}\b(?:go(?:ing)?|get(?:ting)?|climb(?:ing)?|rid(?:e|ing)|play(?:ing)?|jump(?:ing)?|try(?:ing)?) (?:\w+ ){0,2}?(?:back|on it|again)|(?:back on (?:it|the|his|her)|go near (?:it|the))|(?:again|since)\b[^.]{0,20}\bscared|lost (?:his|her|their) confidence)\b`,
    String.raw`\b(?:school|class|hospital|doctor|cast (?:off|removed)|dentist)\b`,
  ),
  decides: false,
  answers: /\b(?:scared|afraid|back|again|confidence|trampoline|bike|frame|swing|scooter|won'?t)\b/i,
  titles: { young: 'One Hand, Then One Foot', older: 'Back on It by Inches' },
  text: {
    '4-5': `
      D<backonit> A bone can mend in some weeks. The fright may take longer. {Name} had a fall, and now a body says, "Not there again." It wants to look after the bone. That is kind of it. Bit by bit it can learn that the bone is strong.
      P<backonit> Grown-ups who fell off a bike went back slowly, too. Some sat on it and did not ride.
      P<backonit> Other children run right up to it. They did not fall that day.
      Q<backonit> Near the thing it happened on, {Name} may feel ____.
      H<backonit> {helper} can ask the doctor when the bone is ready.
      H<backonit> {helper} can stand there and hold a hand.
      T<backonit> {he} can put one hand on it and go away again.
      T<backonit> {he} can sit on it and not move.
      C<backonit> {he} can think, "One hand today."
      A<backonit> One hand was on it, and it was only cool and smooth. Another day it may be a foot. The bone is mended, and it can wait. Nobody is counting the days.
    `,
    '6-7': `
      D<backonit> When a bone breaks, two things need to mend. One is the bone, and the other is trust. {Name} may want to go back on it, and also not want to. A body that got hurt puts up a sign: "Mind that place." It takes the sign down slowly, go by go. A doctor can say what the bone may do.
      P<backonit> Riders who fall off a horse get on again when they are ready. Good teachers do not hurry them.
      P<backonit> Friends may say, "It's easy!" For them it is. They have no sign up.
      Q<backonit> In front of it, {Name} may feel ____. Knees may have a word of their own.
      H<backonit> {helper} can ask the doctor what the bone may do now.
      H<backonit> {helper} can make steps with {him}: touch, sit, stand, one small go.
      T<backonit> {he} can choose how far to go today, and stop there.
      T<backonit> {he} can find out what went wrong, and change that bit.
      C<backonit> {he} can think, "The bone is ready. I go by inches."
      A<backonit> It was a touch, and then a sit, with both feet on the ground. That is how far it went. The bone held, and so did the rest. Tomorrow it can be the same step or the next one.
    `,
    '8-10': `
      D<backonit> A mended bone is about as strong as it was before. Confidence heals more slowly, because it has a better memory. What {Name} got hurt on used to be fun, and the brain has filed it under danger. Arguing with such a file is useless. It changes when it gets new entries: a small go, and nothing happens. A doctor can say what the bone may do. How fast is for its owner to say.
      P<backonit> Athletes come back from injuries in steps, with somebody who writes them down. The first step usually looks ridiculous.
      P<backonit> People who say "just get back on" are thinking of themselves. They would have hated to be told so.
      Q<backonit> Standing in front of it again, {Name} might notice ____. Wanting to and not wanting to can be equally strong.
      H<backonit> {helper} can ask at the clinic which movements are fine already.
      H<backonit> {helper} can agree not to push, and not to mention it at supper.
      T<backonit> {he} can write a ladder of ten small steps and begin with the dullest.
      T<backonit> {he} can work out what caused it that day, and change that one thing.
      T<backonit> {he} can decide to leave it for this year. ~ That is a choice and no defeat.
      C<backonit> {he} can think, "New entry: touched it, nothing happened."
      A<backonit> Step two of ten has been done, and it was as dull as planned. The bone did not notice. There are eight to go, or there is another sport. Either way the file has a new page in it, in a calmer handwriting.
    `,
  },
};
