import { said, type NamedScene } from './scene.ts';

/** "Everyone else is better than me": a child who measures itself against others and comes out last. */
export const betterThanMe: NamedScene = {
  id: 'betterthan',
  image: 'two drawings side by side, and the one that was made a year ago',
  cue: said(
    String.raw`\b(?:every(?:one|body)(?: else)?(?:'s| is| are)?|others? (?:are|is|kids are|children are)|(?:his|her|their) (?:friends?|brother|sister|classmates?|siblings?|cousin) (?:is|are)) (?:\w+ )?(?:better|cleverer|smarter|prettier|faster|quicker|funnier|more (?:clever|talented|popular))\b|\bcompar(?:es|ing) (?:him|her|them)sel(?:f|ves) (?:\w+ )?(?:to|with)\b|\b(?:not|never) (?:as )?good (?:enough|as (?:(?:his|her|their) )?(?:the )?(?:others|everyone|everybody|friends?|sister|brother|classmates?))\b`,
    String.raw`\b(?:stupid|maths|spellings?|reading|sister|brother|sibling|cousin|twin|instagram|tik ?tok|social media|online|models|looks|pretty|prettier|body|skinny|fat|favourite|love[sd]? (?:him|her|them|more)|parents|dad|mum says|team|goal|football|race|sports day|run(?:s|ning))\b`,
  ),
  decides: true,
  answers: /\b(?:better|compar\w*|confidence|good enough|everyone|always says)\b/i,
  takesHelps: true,
  titles: { young: 'Beside the Old One', older: 'Compared With What?' },
  text: {
    '6-7': `
      D<betterthan> When people learn a thing, they look at how the others do it. {Name} may do that a lot. And heads like to look at the best one in the room. Next to that, most things look small. But it is not a race. Each of them began on another day.
      P<betterthan> The others do it too. They look at {Name} and find something that they cannot do yet.
      P<betterthan> Grown-ups say, "But you are so good!" They mean it. It is hard to hear with that other drawing there.
      Q<betterthan> When somebody else's looks better, {Name} may feel ____. It may be in the tummy.
      H<betterthan> {helper} can keep an old page for next month. ~ Then there is something fair to look at.
      H<betterthan> {helper} can say what got better, in plain words.
      T<betterthan> {he} can put {his} page beside {his} own old one.
      T<betterthan> {he} can ask, "How did you do that?" ~ Most people like to show it.
      C<betterthan> {he} can think, "I look at my page, then and now."
      A<betterthan> Two pages lie side by side, and both have the same name on them. The new one has straighter lines, or longer words. That is how learning looks. Somebody in the room may be better at it. They can both go on and learn.
    `,
    '8-10': `
      D<betterthan> Comparing is something brains do without being asked, and they cheat at it. They take the best swimmer, the neatest writer and the funniest talker, and make one person out of them. {Name} may try to keep up with that person. Nobody could, because there is no such child. Each of the others is good at one thing and is learning the rest.
      P<betterthan> Somebody in that class may well be looking at {Name} and thinking the same. From inside, other people look finished.
      P<betterthan> Adults answer with praise, and it does not go in. A fact goes in better, such as, "In May you could not do that yet."
      Q<betterthan> When someone else's work is held up, {Name} might feel ____. Liking them and envying them fit in one person.
      H<betterthan> {helper} can find something of {hers} from a year ago, and look at it together.
      H<betterthan> {helper} can ask which bit {he} would like to learn first. ~ One bit can be practised. "Everyone" cannot.
      T<betterthan> {he} can compare today's try with {his} own last one, and with nobody else's.
      T<betterthan> {he} can say, "That is good, show me how," and learn one thing from it.
      C<betterthan> {he} can think, "Compared with what? With me, last year."
      A<betterthan> In a drawer there is a page from last year, and it is a surprise. The hand that made it had not learnt half of what it can do now. Other people will go on being good at things, which is useful, as they can be asked. The fair comparison has the same name at the top of both pages.
    `,
    '11+': `
      D<betterthan> A mind that compares picks its evidence. Whatever {Name tries}, it is held up beside one person's marks, another's jokes and a third one's way of walking into a room. That total is nobody. It does not have bad Mondays, and it did not learn anything the hard way. It is no surprise that real people come off worse.
      P<betterthan> Most of the others do the same sum, and several of them have {him} in it. It is rarely mentioned, because everyone thinks that their own result is a private fact.
      P<betterthan> Reassurance tends to bounce off, since the person who gives it is suspected of being fond. Evidence works better: a date, a first try and what has changed since.
      Q<betterthan> When somebody does with ease what {he finds} hard, {Name} might notice ____. Admiration and envy often arrive in the same second.
      H<betterthan> {helper} can ask for one concrete thing that {he} would like to be better at. ~ A single thing can be learnt, and "everyone is better" cannot.
      H<betterthan> {helper} can look for a counsellor if the sentence comes every day. ~ It is a common one, and it can be loosened.
      T<betterthan> {he} can keep one old piece of work per term, as a fair opponent.
      T<betterthan> {he} can ask somebody how they learnt it. ~ The answer is mostly longer and duller than it looked.
      C<betterthan> {he} can think, "That is their tenth year and my second."
      A<betterthan> The fair comparison is a dull one: the same person, a year apart. It hardly ever comes out badly, and it shows what trying has done. There will be people who are better at something in every room that is worth being in. They make good company and useful teachers, and they have begun to wonder about {Name}.
    `,
  },
};
