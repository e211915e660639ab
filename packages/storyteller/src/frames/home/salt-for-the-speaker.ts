import { said, type NamedScene } from '../scene.ts';

/** Who talks over everybody at a table: a salt cellar that stands before the one whose turn it is to tell. */
export const saltForTheSpeaker: NamedScene = {
  id: 'saltturn',
  image: 'a salt pot that goes round a table, to the one whose turn it is to talk',
  cue: said(
    String.raw`\b(?:(?:talk|speak|shout)(?:s|ing)? over\b|(?:won'?t|never|doesn'?t|does not|can'?t) let (?:anyone|anybody|any ?one else|others?|his|her|their|us|me|the) ?(?:\w+ )?(?:speak|talk|finish|get a word)|interrupts?\b|butts? in\b|get a word in|(?:hogs|takes over) (?:the|every|all) (?:conversations?|talk\w*))`,
    String.raw`\b(?:teacher|class|carpet|phone call|on the phone|stammer\w*|stutter\w*)\b`,
  ),
  decides: false,
  answers: /\b(?:talks? over|given up|interrupts?|dinner|table)\b/i,
  titles: { young: 'Who Has the Salt?', older: 'Who Has the Salt?' },
  text: {
    '4-5': `
      D<saltturn> {Name} may have a lot to tell, and no wish to wait. But two who talk make soup of words. A salt pot can go round the table. Whoever has it gets a turn to talk. The rest of the ears wait.
      P<saltturn> People with small voices wait for a gap. If no gap comes, they stop.
      Q<saltturn> While somebody else has the salt, {Name} may feel ____.
      H<saltturn> {helper} can pass the salt on after a bit.
      H<saltturn> {helper} can ask the next one a question.
      T<saltturn> {he} can put a hand on the thing to tell.
      T<saltturn> {he} can ask, "And then?"
      C<saltturn> {he} can think, "My turn comes with the salt."
      A<saltturn> The salt has been all round the table. There was a dog in one story and a fall in another. Each had a turn, and the best bit came after the wait. The salt can go round again.
    `,
    '6-7': `
      D<saltturn> A thought is quick, and it is hard to wait with one. {Name} may begin while somebody else is in the middle. Then there are two stories in the air, and neither can be heard. In some families a thing goes round the table, such as the salt. Whoever has it has the turn. The others have ears and a fork.
      P<saltturn> Those who were cut off forget how it went on. After three times they say "never mind".
      P<saltturn> Grown-ups do it as well. They say "sorry, go on", and some of them mean it.
      Q<saltturn> With a good story inside and no salt, {Name} may feel ____.
      H<saltturn> {helper} can see to it that the salt gets round to everyone.
      H<saltturn> {helper} can make a small sign when a turn is over. ~ A sign does not cut anyone off.
      T<saltturn> {he} can hold up one finger for each thing to tell. ~ Then it does not get lost.
      T<saltturn> {he} can ask one question about the other story first.
      C<saltturn> {he} can think, "It will keep until the salt comes."
      A<saltturn> By the end of the meal the salt has been everywhere. One of them came from somebody who had not told any for a while. It is nice to be listened to, and it works in turns. The pot goes back to its place.
    `,
  },
};
