import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Bad words that are said because the others laugh: what the laugh is for, and how to get one without them. */
export const saidForALaugh: NamedScene = {
  id: 'forlaugh',
  image: 'a laugh that is there for the surprise, and a joke that gets one too',
  cue: said(
    String.raw`\b(?:swear\w*|swore|curs(?:es|ing)|(?:bad|rude|naughty|dirty|f) (?:words?|language)|bad language)\b[^.]{0,50}\b(?:laugh\w*|giggl\w*|for attention|to (?:be funny|look (?:cool|big)|impress|show off|fit in))`,
    String.raw`\b(?:poo\w*|bums?|bottoms?|wees?|farts?|willy|potty|laugh(?:s|ed|ing)? at (?:him|her|them))\b`,
  ),
  decides: true,
  titles: { young: 'A Word That Squeaks', older: 'What the Laugh Is For' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<forlaugh> A rude word can work like a toy that squeaks. {Name} may say it, and somebody laughs. Press, squeak, and press it again! Lots of people would like that laugh. But a rude word can hurt, and it gets rude very fast.
      P<forlaugh> Some laugh because they did not expect it. Some do not like the word, and they go quiet.
      Q<forlaugh> When the others laugh, {Name} may feel ____.
      H<forlaugh> {teacher} can say, "Not that word," in a calm voice.
      H<forlaugh> {helper} can look for a good joke with {him}.
      T<forlaugh> {he} can pull a funny face and leave out the word.
      T<forlaugh> {he} can tell a joke with an animal in it.
      C<forlaugh> {he} can say, "I know a better one."
      A<forlaugh> The rude word squeaked, and then it got boring. A joke about a sheep can be told to all. There is the laugh again. This time nobody minds.
    `,
    '6-7': `
      D<forlaugh> A laugh is a nice thing to get. {Name} may say a bad word, and some of the others laugh. So the word comes out again the next day. But the laugh is for the surprise, and not for the word. Such a word can hurt somebody, and it brings trouble.
      P<forlaugh> Those who laugh do not get told off. Some of them laugh because they do not know what else to do.
      P<forlaugh> Some children do not like to hear it. They may laugh a little, so that nobody sees it.
      Q<forlaugh> When the others laugh, {Name} may feel ____. It can be two things at once.
      H<forlaugh> {teacher} can agree on a quiet sign with {him}. ~ One tap on the desk will do.
      H<forlaugh> {helper} can look for jokes with {him}. ~ Libraries have whole books of them.
      T<forlaugh> {he} can keep one good joke ready for each day.
      T<forlaugh> If it slips out, {he} can say, "Sorry, wrong word," and go on.
      C<forlaugh> {he} can think, "The laugh is for the surprise."
      A<forlaugh> To be a surprise, a bad word needs to be worse each time. A joke only needs to be new. To make people laugh is a good thing to be able to do. Tomorrow there may be one about a penguin.
    `,
    '8-10': `
      D<forlaugh> The first time somebody says a bad word in class, people laugh. {Name} may know that kind of laugh. It is the surprise that does it, and surprises wear out. Then the next word needs to be worse or louder. A laugh like that is hard to give up. All the same, such words hurt some of those who hear them, and the trouble lasts longer than the laugh.
      P<forlaugh> The ones who laugh do not get kept behind afterwards. Laughing costs them nothing, and that is why they give it away so easily.
      P<forlaugh> In most groups there are two or three who would rather not hear it. They laugh along a little, so that nobody notices.
      Q<forlaugh> In the second before such a word, {Name} might feel ____.
      H<forlaugh> {teacher} can agree on a small sign with {him}, such as one tap on the desk.
      H<forlaugh> {helper} can ask who in the class is really funny, and how that person does it. ~ There is mostly a way without swearing.
      T<forlaugh> {he} can try for the same laugh with a story, a voice or a drawing. ~ Comedians throw away more jokes than they keep.
      T<forlaugh> {he} can let the word pass and count to five. ~ By then somebody else is talking.
      C<forlaugh> {he} can think, "They laugh at the surprise, and I have other surprises."
      A<forlaugh> Being able to make a room laugh is a real gift, and some teachers have it too. Words that are only rude wear out in a term. A good story can be told anywhere, even at a table full of aunts. The timing is there already. What it needs is better material.
    `,
    '11+': `
      D<forlaugh> Swearing in front of an audience is a kind of trade. Somebody supplies a shock, and the others pay for it with a laugh. {Name} may have noticed that the price goes up, since last month's word gets nothing this month. The bill goes to one person only, and there may be a phone call home attached to it. It also lands on people who ordered nothing, such as whoever the word was aimed at. None of this means that being funny is a mistake.
      P<forlaugh> An audience is loyal for about as long as it is entertained. Some laugh because they find it funny, and some because it is safer than not laughing.
      Q<forlaugh> When a room goes quiet and waits for it, {Name} might notice ____.
      H<forlaugh> {teacher} can talk about it in private and leave it there. ~ In front of the class it would be one more show.
      H<forlaugh> {helper} can watch something really funny with {him} and talk about how it is made.
      T<forlaugh> {he} can wait one beat and say something else. ~ Timing is most of comedy.
      T<forlaugh> {he} can apologise to whoever was hit by it, without an audience.
      C<forlaugh> {he} can think, "Cheap laugh. There is a better one."
      A<forlaugh> A reputation for being funny lasts for years, and one for swearing lasts until somebody is louder. The first is harder to get, and it can be taken anywhere, without a word that hurts. Reading a room is the difficult half, and that half is there already. The rest is material.
    `,
  },
};
