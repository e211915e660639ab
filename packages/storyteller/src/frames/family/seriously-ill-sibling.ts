import type { NamedScene } from '../scene.ts';
import { said } from '../scene.ts';

const SIBLING = String.raw`(?:brother|sister|sibling|twin|other (?:son|daughter|child))`;
const CANCER = String.raw`(?:leuka?emia|cancer|tumou?rs?|lymphoma|neuroblastoma|chemo\w*)`;

/**
 * A brother or sister with cancer, and the child who is well: who is where, what cannot be caught and was not caused, and
 * a turn of one's own. That cancer is not caught from a sibling and was caused by nothing a sibling did, said or thought, and that
 * jealousy and guilt are common: Cancer Australia, "For brothers and sisters"; Cancer Council, "When a sibling has cancer".
 */
export const seriouslyIllSibling: NamedScene = {
  id: 'siblingill',
  image: 'a bag in the hall that goes to the hospital and comes back',
  cue: said(
    String.raw`\b${SIBLING}\b[^]*\b${CANCER}\b|\b${CANCER}\b[^]*\b${SIBLING}\b`,
    String.raw`\b(?:died|dead|going to die|dying|palliative|hospice|all clear|every(?:one|body) asks|remission|years ago|(?:mum|mom|mummy|dad|daddy|nan|gran\w*|auntie?|uncle)(?:'s)? (?:has|had|with|is having|got) )\b`,
  ),
  decides: true,
  answers:
    /\b(?:wish\w* (?:she|he|they|it)\b|jealous\w*|envi\w*|presents|gifts|guilt\w*|forgotten|forgot about|left out|busy with|unseen|invisible|catch\w*|caus\w*|her fault|his fault|(?:always|one of us) (?:is )?(?:gone|away|there))/i,
  titles: { young: 'The Bag in the Hall', older: 'The Bag in the Hall' },
  roles: {
    illname: {
      fallback: { text: 'cancer' },
      cues: [
        { match: /\bleuk(?:a)?emia\b/i, phrase: { text: 'leukaemia' } },
        { match: /\bbrain tumou?r\b/i, phrase: { text: 'a brain tumour' } },
        { match: /\btumou?r\b/i, phrase: { text: 'a tumour' } },
        { match: /\blymphoma\b/i, phrase: { text: 'lymphoma' } },
        { match: /\bneuroblastoma\b/i, phrase: { text: 'neuroblastoma' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<siblingill> {who} is ill and needs help. A bag is in the hall. {Name} may look at it. One big one goes along. One stays here.
      P<siblingill> In hospital they think of home.
      Q<siblingill> When the bag goes, {Name} may feel ____.
      H<siblingill> {helper} can read one book here.
      T<siblingill> {he} can wave from the door.
      T<siblingill,comforter> {he} can hold {comforter}.
      C<siblingill> {he} can say, "You go, I stay, kiss."
      A<siblingill> The bag goes, and the bag comes back. Somebody is here to help. Bump, down goes the bag. Kiss!
    `,
    '4-5': `
      D<siblingill> {who} is ill and needs help in a hospital. The illness is called {illname}. {Name} may see a bag in the hall. A grown-up goes along with it. Nobody can catch {illname} from a hug. And no cross word and no wish made it come.
      P<siblingill> {who} gets presents, because lying still is so boring. Running about would be the better present.
      P<siblingill> Grown-ups in a hospital look at the clock. They know when it is bedtime here.
      Q<siblingill> When the bag goes out of the door, {Name} may feel ____.
      H<siblingill> {helper} can say who is here tonight.
      H<siblingill> {helper} can keep a bit of time for just {Name}.
      T<siblingill> {he} can say, "I want a turn as well."
      T<siblingill> {he} can ask a question about it, and ask it again.
      C<siblingill> {he} can think, "Not made by me, and hugs are safe."
      A<siblingill> The bag is back in the hall, full of washing. {who} needs a lot of help. {Name} needs some, too. There may be a cross day tomorrow. It makes nobody more ill. There are hugs in this house, and they are safe.
    `,
    '6-7': `
      D<siblingill> {who} has {illname} and needs help in a hospital. A bag stands in the hall, and one grown-up is mostly gone. {Name} may want to be ill as well, with presents and all. Many brothers and sisters have thought that. Nobody catches {illname} from somebody else. And no wish, no fight and no cross word has ever caused it.
      P<siblingill> {who} might swap all the presents for one morning of running about. From a bed, home looks like the better place.
      P<siblingill> Grown-ups in a hospital corridor talk about all of their children. Only one of those can hear it.
      Q<siblingill> When the bag goes out of the door again, {Name} may feel ____. Two feelings can live side by side, even love and envy.
      H<siblingill> {helper} can say each morning who is here tonight. ~ It helps to know.
      H<siblingill> {helper} can keep ten minutes for just {Name}.
      T<siblingill> {he} can say, "I need a turn," before it turns into shouting.
      T<siblingill> {he} can ask what {he wants} to know about it, also the worst thing. ~ A true answer is smaller than a guess.
      C<siblingill> {he} can think, "I did not cause it, and I cannot catch it."
      A<siblingill> The bag came back and stood in the hall with its zip open. Somebody asked about {his} day first, and there was a lot to tell. The envy may come again, and so may the worry. Neither of them makes anyone more ill. {who} needs help, and so does the one at home.
    `,
    '8-10': `
      D<siblingill> {who} has {illname}, and with so much help needed, a family lives in two places at once. There is a bag in the hall, and one parent is mostly on the wrong side of town. {Name} may be worried and envious within the same hour, and feel bad about the envy by the evening. Most people in that position do. Two things are certain. It cannot be caught from a cup or a hug. And nothing that anybody said, did or wished has caused it.
      P<siblingill> {who} may be envious as well: of school, of a bike, of a boring Tuesday. It is odd to think of a Tuesday as a present.
      P<siblingill> Adults are easily fooled by somebody who copes well. They think that no help is needed there, and they are glad, because they have so little left. They would want to be told.
      Q<siblingill> When the plan changes again, {Name} might feel ____. It need not be a noble feeling.
      H<siblingill> {helper} can keep a fixed time that belongs to {Name}, and not give it away. ~ Ten sure minutes beat a vague afternoon.
      H<siblingill> {helper} can tell the teacher how things are at home. ~ Then a bad day is allowed.
      T<siblingill> {he} can say the sentence that feels forbidden to one person. ~ It has been said by others before.
      T<siblingill> {he} can write down each question and get a true answer, also to the worst one. ~ Guesses are mostly bigger.
      C<siblingill> {he} can think, "Not caused by me. Not catching. And I count too."
      A<siblingill> The bag is in the hall again with its zip open. Somebody put it down and asked about the day at school before saying anything else. There will be more weeks like this, and some will be unfair. Being loved is not shared out by the hour, even if time is. {who} gets the help that is needed there, and there is somebody here as well.
    `,
    '11+': `
      D<siblingill> {who} has {illname} and needs a great deal of help. There is a packed bag in the hall, and one parent is usually elsewhere. {Name} may be the one who manages, which is noticed chiefly by its not being a problem. Envy, fear and guilt turn up in the same afternoon, and siblings in such families report all three with great regularity. For the record, it is not infectious, and nothing that anybody said, did or secretly wished has brought it about.
      P<siblingill> {who} would probably exchange the gifts and the attention for a dull week at school. It is hard to believe that from the other side of the door.
      P<siblingill> Parents in that corridor are counting as well, and they know whose turn has been skipped. Saying so would feel to them like one more apology.
      Q<siblingill> When plans are cancelled again, {Name} might feel ____. Resentment is permitted, and it says nothing about love.
      H<siblingill> {helper} can protect one fixed hour in the week from everything medical. ~ An hour that is certain does more than a day that is not.
      H<siblingill> {helper} can tell the form tutor, so that a bad day needs no footnotes.
      T<siblingill> {he} can say the unsayable thing to one person who will not be shocked. ~ It tends to shrink.
      T<siblingill> {he} can ask for the facts instead of reading them off faces. ~ Faces exaggerate.
      C<siblingill> {he} can think, "I can help with some of this. I did not cause any of it."
      A<siblingill> The bag went out on Monday and was back by Thursday, and in between somebody asked how school was and waited for the answer. The rota will go on for a while, and it will not be fair. Most people who grew up beside an illness remember the one adult who asked about them first. It is reasonable to tell the adults here that such help is wanted.
    `,
  },
};
