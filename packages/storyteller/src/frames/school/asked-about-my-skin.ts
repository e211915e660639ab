import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const OTHERS = String.raw`(?:kids?|child(?:ren)?|boys?|girls?|someone|somebody|people|others|everyone|everybody|classmates?|friends?|pupils?|they)`;
const OF_SKIN = String.raw`(?:(?:his|her|their) (?:\w+ )?skin|skin (?:is|was)|(?:he|she|they)(?:'s|'re| is| are| was| were)? (?:so |that )?(?:brown|black|dark|a different colou?r)|colou?r of (?:his|her|their) skin)`;

/** Other children ask a child with brown skin why it is brown. */
export const askedAboutMySkin: NamedScene = {
  id: 'skinasked',
  image: 'a question about skin, and an answer that fits in one breath',
  cue: said(
    String.raw`\b${OTHERS}\b[^.!?]{0,40}\b(?:ask(?:s|ed|ing)?|want(?:s|ed)? to know|wonder(?:s|ed|ing)?)\b[^.!?]{0,16}\b(?:why|about)\b[^.!?]{0,16}\b${OF_SKIN}|\bask(?:s|ed|ing)? (?:him|her|them)\b[^.!?]{0,12}\b(?:why|about)\b[^.!?]{0,16}\b${OF_SKIN}|\b(?:gets?|being|been|was|is|getting)(?: \w+)? asked (?:why|about)\b[^.!?]{0,16}\b${OF_SKIN}`,
    String.raw`\b(?:ask(?:s|ed|ing)? (?:me|us|mum\w*|dad\w*|nan\w*|her mum|his mum)|(?:he|she) (?:asks?|asked|wonders?|wants? to know)|my (?:son|daughter) asks?|hair|rash|eczema|vitiligo|birth ?mark|scar|patch\w*|mum is|dad is|sister is|brother is|adopt\w*|dirty|poo)\b`,
  ),
  decides: true,
  answers: /\b(?:ask\w*|skin|brown|black|dark)\b/i,
  titles: { young: 'One Answer About Skin', older: 'An Answer in One Breath' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<skinasked> Children ask a lot of things. Some asked {Name} about {his} skin, and why it is brown. The answer is short. There are tiny grains of colour in skin. Brown skin has more of them. One answer is enough. A grown-up can give it as well.
      P<skinasked> They asked about something that they did not know. Their own skin has fewer grains in it.
      Q<skinasked> When somebody asks, {Name} may feel ____.
      H<skinasked> {teacher} can tell the whole group about skin.
      H<skinasked> {helper} can look for a book with brown heroes.
      T<skinasked> {he} can say, "It has more colour in it."
      T<skinasked> {he} can fetch a grown-up to answer.
      C<skinasked> {he} can think, "My skin is mine, and it is good."
      A<skinasked> The question had its answer, and the game went on. Skin keeps out some sun and all of the rain. It is warm, and it goes right round {Name}. It is a good brown.
    `,
    '6-7': `
      D<skinasked> A question about skin can come in the middle of a game. Other children wanted to know why {his} skin is brown. It is all right to wonder, and it is tiring to be asked. The answer fits in one breath. There are tiny grains of colour in skin. Brown skin has more of them. They keep out strong sun. They are handed down, like the shape of an ear.
      P<skinasked> To somebody who asks, it is one question. To {Name} it may be one of many.
      P<skinasked> They know their own skin best, as everybody does. Nobody has told them yet how colour gets into it.
      Q<skinasked> When the question comes, {Name} may feel ____. It may be one word today and another one tomorrow.
      H<skinasked> {teacher} can explain it to all of them. ~ Then it is not a job for one child.
      H<skinasked> {helper} can help to find one short answer. ~ It may be a funny one.
      T<skinasked> {he} can say, "It has more colour in it," and go on playing.
      T<skinasked> {he} can tell {teacher} if it does not stop, or is not kind.
      C<skinasked> {he} can think, "One answer, and then we play."
      A<skinasked> The answer took one breath, and the game went on. Somebody may ask again another day. It is right to be tired of it, and right to tell a grown-up. The brown of {his} skin has been handed down for a very long time. Now it is worn by {Name}, and it looks good there.
    `,
    '8-10': `
      D<skinasked> All human skin gets its brown from one substance, which is called melanin. Dark skin has more of it, and it keeps strong sun out of the cells. Other children have asked {Name} why {his} skin is brown, and that is the whole answer. It takes one breath. What takes longer is being the one who is asked, while nobody else needs to explain a skin.
      P<skinasked> A question can be meant kindly and still be tiring. Whoever asks it does so once and does not know how many came before.
      P<skinasked> Scientists have asked the same thing. They found that the first people all had dark skin, and that the paler kinds came much later.
      Q<skinasked> When the question comes up, {Name} might feel ____. It may depend on how it is asked.
      H<skinasked> {teacher} can teach it to the whole class. ~ It is science, and it belongs in a lesson.
      H<skinasked> {helper} can talk about which questions are curious and which are not. ~ They need different answers.
      T<skinasked> {he} can say, "Melanin. You have it too, and I have more."
      T<skinasked> {he} can say, "I have answered that one." ~ It is allowed to be finished with a subject.
      T<skinasked> {he} can tell {teacher} when it is not a question any more but a joke.
      C<skinasked> {he} can think, "It is a fact about skin. Explaining it is not my job."
      A<skinasked> Melanin is a word that a whole class can learn in ten minutes. After that, the question has somewhere else to go. Most of the world has brown skin, in one shade or another. {his} shade has been handed down for thousands of years, and it needs no reason.
    `,
  },
};
