import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const CHOSEN = String.raw`\b(?:(?:made|is|became|picked|chosen|elected|voted|been|got|given|was) (?:\w+ ){0,4}?(?:prefect|head (?:girl|boy)|captain|school council\w*|councillor|monitor|librarian|ambassador|house captain|main part|lead (?:role|part)|the lead|top set|star of the (?:week|day))|moved up a set|came top|won the (?:prize|competition|award))\b`;
const MEAN = String.raw`\b(?:(?:others?|friends?|kids|girls|boys|classmates?|they|people|everyone|some) (?:\w+ ){0,3}?(?:mean|nasty|horrible|unkind|jealous|teas\w*|laugh\w*|say\w*|ignor\w*|call\w*|turned on|(?:gone|going|went|been|being|are|got|acting) (?:a bit |all |really |so |very )?(?:funny|off|weird|cold|distant|quiet|strange|odd|moody)|won['’]?t talk|do ?n['’]?t like|left (?:him|her) out))\b`;

/** Chosen for something, and others are unkind about it. */
export const meanAboutBeingChosen: NamedScene = {
  id: 'chosenmean',
  image: 'a badge on a jumper, and the faces that look at it',
  cue: said(
    `(?=[^]*(?:${CHOSEN}))(?=[^]*(?:${MEAN}))`,
    String.raw`\b(?:not (?:picked|chosen|made)|was ?n['’]?t (?:picked|chosen|made)|did ?n['’]?t get|(?:he|she) is (?:mean|nasty|jealous)|jealous of (?:his|her|the|another)|kidney|sister|brother)\b`,
  ),
  decides: true,
  answers: /\b(?:prefect|captain|chosen|made|others?|mean|about it|friends|jealous)\b/i,
  titles: { older: 'A Badge on a Jumper' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<chosenmean> {Name} was chosen for something at school. It is like a badge on a jumper, and it is nice to have. But some of the others say mean words about it. That takes the fun out. They may be sad that it was not them. To be chosen is good, and mean words about it are teasing.
      P<chosenmean> Those who are jealous do not like the feeling. So they throw it at somebody.
      P<chosenmean> Some of the others are glad for {Name}. They are just not so loud.
      Q<chosenmean> When they say it, {Name} may feel ____. Proud and sad can come together.
      H<chosenmean> {teacher} can stop the mean words.
      H<chosenmean> {helper} can be glad about it at home, with a song.
      T<chosenmean> {he} can say, "I hope you get a turn too."
      T<chosenmean> {he} can do the job and be the same as before.
      C<chosenmean> {he} can think, "I can be proud, and be kind."
      A<chosenmean> The badge is on the jumper, and the jumper went out to play. A friend said, "Can I see?" and that was good. The mean words were said less by the end of the week. What is nice can stay nice.
    `,
    '8-10': `
      D<chosenmean> {Name} was chosen for something, and it could have been a good week. Instead some of the others are mean about it. They tease, they whisper, or they say that it was unfair. It is an odd kind of unkindness, because it is about something good. It sounds like an opinion. Mostly it is the sound of wishing it had been them.
      P<chosenmean> Envy is a feeling that few people admit. It comes out as a joke or a cold shoulder instead.
      P<chosenmean> Others may be afraid that somebody with a badge will give orders. They will see after a while.
      Q<chosenmean> With the badge on, {Name} might feel ____. Proud and sorry can be there at once.
      H<chosenmean> {helper} can hear about it, and be proud without a "but".
      H<chosenmean> {teacher} can be told if it goes on. ~ It is teasing like any other.
      T<chosenmean> {he} can do the job in a friendly way and leave the badge out of conversations.
      T<chosenmean> {he} can say, "I didn't choose it, but I'm glad. You'd be good as well."
      C<chosenmean> {he} can think, "I need not be smaller so that others feel taller."
      A<chosenmean> The job has turned out to be mostly tidying and holding doors, and nobody is jealous of that. Two of the loud ones have stopped, and one asked how to get it. There is no need to hand anything back, or to say sorry for it. The teasing was about a badge. The person under the jumper is as before.
    `,
    '11+': `
      D<chosenmean> Being chosen for something has a side that nobody mentions in the letter home. {Name} got the place, and some of the others have been unpleasant about it since, with jokes, silence or remarks about favourites. It spoils something that was earned. Their words are phrased as judgments, and underneath there is usually a comparison that they came out of badly. It is understandable, and it is theirs to deal with.
      P<chosenmean> Friends may be among them, which hurts most. They are adjusting to a small change in who is what, and some do it gracelessly.
      P<chosenmean> Part of it may be a fear of being told what to do. Behaving as usual answers that better than any speech.
      Q<chosenmean> With the others watching, {Name} might notice ____. Wanting to give it back is common and passes.
      H<chosenmean> {helper} can be pleased without reservation, somewhere private.
      H<chosenmean> {helper} can mention it to the school if remarks turn into a campaign.
      T<chosenmean> {he} can do the job decently and say little about it. ~ Competence is hard to tease.
      T<chosenmean> {he} can ask one friend straight out, "Is it about this? I'd rather we were all right."
      C<chosenmean> {he} can think, "I can be glad of it and still be one of them."
      A<chosenmean> It turned out to involve a rota and a good deal of standing about, and the envy did not survive that. One friend has come round, and one is still sulking in instalments. Nobody owes an apology for having been chosen. The words were about a badge on a jumper, and by the summer it will be somebody else's.
    `,
  },
};
