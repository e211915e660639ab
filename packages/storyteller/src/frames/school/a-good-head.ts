import { said, type NamedScene } from '../scene.ts';

const CHILD = String.raw`\b(?:(?:s?he|they|I)(?:['’](?:s|re|m)| is| are| am|s)?|(?:him|her|them)sel(?:f|ves)|feels?|feeling)`;

/** A page that is too hard, and a child who says "I am stupid", with dyslexia and without. The hard word itself is not said again. */
export const aGoodHead: NamedScene = {
  id: 'goodhead',
  image: 'a hard page, and a long way round through a good head',
  cue: said(
    String.raw`${CHILD} (?:\w+ )?(?:stupid|thick|dumb|useless|rubbish|an? (?:idiot|failure)|no good|not clever|the worst)\b|\b(?:dyslexi\w*|dyscalculi\w*|dysgraphi\w*|dyspraxi\w*)`,
    String.raw`\b(?:(?:it|homework|that)(?:['’]s| is) (?:\w+ )?(?:stupid|dumb)|spellings?)\b`,
  ),
  // "There is no point, he is thick" at a page is about the page.
  decides:
    /^(?=[^]*\b(?:homework|reading books?|worksheets?)\b)(?![^]*\b(?:(?:it|homework|that)(?:['’]s| is) (?:\w+ )?(?:stupid|dumb)|(?:lower|different|behind|bottom|easier|baby|lowest) (?:\w+ )?(?:books?|bands?|level|group)|spellings?|calls? (?:him|her|them)|other (?:kids|children))\b)[^]*?\b(?:s?he|they|I)(?:['’](?:s|re|m)| is| are| am|s)? (?:\w+ )?(?:stupid|thick|dumb|useless|rubbish|no good|not clever)\b/i,
  answers: /\b(?:stupid|thick|dumb|dyslexi\w*|dyscalculi\w*|tears|cr(?:y|ies)|battles?|can['’]?t do it)\b/i,
  titles: { young: 'A Hard Page and a Good Head', older: 'A Hard Page and a Good Head' },
  text: {
    '6-7': `
      D<goodhead> Some pages are hard, and a tired head makes them harder. {Name} may sit there with homework and think, "I am not clever." Lots of children have thought it, and it is not so. To be clever and to be quick are two things. Some heads go a long way round for letters or numbers. That takes strength, and nobody can see it.
      P<goodhead> A teacher sees just what is on the page. A note can tell how hard it was.
      P<goodhead> Grown-ups at the table may get tired too. Mostly they wish that they could help.
      Q<goodhead> When the page looks too hard, {Name} may feel ____. Under one word there may be another.
      H<goodhead> {helper} can read it out loud and write for {him}. ~ Then the thinking shows.
      H<goodhead> {helper} can tell the teacher what is too much. ~ It may get shorter.
      T<goodhead> {he} can do the easiest one first.
      T<goodhead> {he} can say, "This is too hard for now," and jump ten times.
      C<goodhead> {he} can think, "A hard page, and a good head."
      A<goodhead> The page has some answers on it and a small note. That is homework as well. The hard one can be asked about tomorrow. The head that did it may rest now. It went a long way today.
    `,
    '8-10': `
      D<goodhead> Homework shows how long somebody takes over a page. It does not show how clever they are, and it is easy to mix the two up. {Name} may sit in front of a page and think, "I am not clever enough." That thought turns up when a head is tired and a page is hard. It sounds like a fact, and it is not one. Some brains go a longer way round for letters or numbers, and that costs strength.
      P<goodhead> From a page, teachers cannot tell what it has cost. They see an answer or a gap. One line beside it tells them the rest.
      P<goodhead> The grown-ups beside it mostly want the same thing, which is for it to be over. Voices get tight about that. It is the page they are cross with.
      Q<goodhead> When the page looks impossible, {Name} might feel ____. Under a battle there is often a quieter word.
      H<goodhead> {helper} can read the questions out and write down what {Name} says. ~ Then the letters do not stand in front of the thinking.
      H<goodhead> {helper} can ask the school for less of it, or for another way to do it. ~ Schools can change that, once they know.
      T<goodhead> {he} can say, "This one is too hard today," and put a mark beside it. ~ It is a true sentence about a page.
      T<goodhead> {he} can start with the one that looks possible. ~ The second one is seldom as bad as it was.
      C<goodhead> {he} can think, "It is a hard page, and a good head."
      A<goodhead> There are some answers on the page, a gap, and a mark beside the gap. That is homework as well. A head that goes the long way round has done more than the page can show. What is left over can be asked about in the morning, and the evening has other things in it.
    `,
    '11+': `
      D<goodhead> Homework measures speed, patience and the time of day. What it does not measure is intelligence, which would be easier to believe if other people did not finish in half the time. {Name} may look at a page and conclude, "I am not clever enough." It is a conclusion that tired people come to in front of hard pages, and it is wrong. Some brains take a longer route for letters or numbers and pay for each line with more energy. From outside that can look like not trying.
      P<goodhead> Teachers see a result and not what it has cost. Two honest lines under it change what they do with it.
      P<goodhead> Arguments over homework tend to be between tired people who want the same thing, which is for it to be over. It helps if one of them says so.
      Q<goodhead> In front of the page, {Name} might feel ____. What gets said out loud is rarely the whole of it.
      H<goodhead> {helper} can read the text aloud, or type what is dictated. ~ It takes away the letters and leaves the thinking.
      H<goodhead> {helper} can agree with the school on a limit in minutes. ~ After that, a line from home will do.
      T<goodhead> {he} can use what there is: audio, a keyboard, somebody to talk it through with. ~ Tools are no more cheating than glasses are.
      T<goodhead> {he} can write "got this far" and stop at the time agreed.
      C<goodhead> {he} can think, "This page is hard. It is no measure of me."
      A<goodhead> What gets handed in has gaps in it, and the gaps are accurate. A mind that takes the long way round sees a good deal on the way, though nobody gives marks for that on a Tuesday. Homework will be back tomorrow, and so will help, once somebody knows where it is needed. The rest of the evening is for something else.
    `,
  },
};
