import { said, type NamedScene } from '../scene.ts';

const DONE_TO = String.raw`\b(?:bull(?:y|ied|ies|ying)|call(?:s|ed|ing)? (?:her|him|them) names|name[- ]?calling|nasty|horrible (?:to|things|messages)|pick(?:s|ed|ing)? on|threat\w*|teas\w*|mean (?:to|messages|things)|push\w*|hit(?:s|ting)?|kick\w*|laugh\w* at|not to (?:play|talk|sit|be friends) with (?:her|him|them)|leav\w+ (?:her|him|them) out)\b`;
const NOT_TOLD = String.raw`\b(?:(?:does ?n['’]?t|doesnt|does not|did ?n['’]?t|won['’]?t) (?:want|let) (?:me|us|her mum|his mum|anyone|anybody|mum|dad|the school|school)[^.!?]{0,12}\b(?:tell(?:ing)?|say(?:ing)? (?:anything|something)|talk(?:ing)?|speak(?:ing)?|go(?:ing)? (?:in|to)|ring(?:ing)?|contact\w*|email\w*|report\w*|involv\w*|know)\b|(?:beg(?:s|ged)|ask(?:s|ed)|made (?:me|us)|plead\w*|swear)[^.!?]{0,24}\bnot to (?:tell|say|ring|go|contact|involve|do)\b|(?:tell\w*|told)[^.!?]{0,30}\b(?:make it worse|makes it worse|get worse|gets worse)|snitch\w*|grass(?:ing|es|ed)? (?:on|them|him|her)?)`;

/**
 * Who is bullied and asks a parent not to tell the school. What is feared is mostly help that is loud: a child has a say in what is
 * told, to whom and how, and an adult says beforehand where the promise ends (Anti-Bullying Alliance, Kidscape for parents).
 */
export const aSayInIt: NamedScene = {
  id: 'say',
  image: 'a second telling, which can be quiet and planned',
  cue: said(
    `${DONE_TO}[^]*?${NOT_TOLD}|${NOT_TOLD}[^]*?${DONE_TO}`,
    String.raw`\b(?:brothers?|sisters?|(?:he|she|they) (?:is|are|was|were|has been) (?:bullying|mean|the bully))\b`,
  ),
  decides: true,
  answers: /\b(?:tell\w*|told|names|group chat|snitch\w*|grass\w*)\b/i,
  titles: { young: 'A Quiet Way to Tell', older: 'A Say in It' },
  text: {
    '6-7': `
      D<say> Somebody is unkind to {Name} again and again, and that is bullying. At home it has been told, and that was a big step. Now there is a worry. What if school knows, and it gets worse? Many children think so. But bullying likes a secret, and so it can go on for long.
      P<say> Teachers can look without saying who told. They can just be there at the right time.
      P<say> Those who are unkind think that nobody will tell. It stops sooner when grown-ups know.
      Q<say> At the thought of telling school, {Name} may feel ____. It may be two words in one.
      H<say> {helper} can say beforehand what is told, and to whom.
      H<say> {helper} can ask the teacher to be quiet about it. ~ It needs no big scene.
      T<say> {he} can say which part is the worst to think of.
      T<say> {he} can choose the teacher who is told first.
      C<say> {he} can think, "It is getting help, and I have a say in it."
      A<say> It was told at home, and somebody listened. The next telling need not be loud. Bullying is for grown-ups to stop. {Name} can say how it is told, and nobody needs to do it alone.
    `,
    '8-10': `
      D<say> Bullying lives on silence, and it has one argument: "If you tell, it will get worse." {Name} may believe that, and may have asked that nobody at school gets to know. At home it has been told, which was the hardest part. What most people are afraid of is loud help, with a name read out in front of everyone. There is another kind, which is quiet.
      P<say> Teachers who are good at this hardly say a word about it. They change a seat, stand in another corner and see for themselves.
      P<say> Those who do it rely on nobody telling. It is the one thing that makes it easy for them.
      Q<say> At the thought of school knowing, {Name} might feel ____. Fear and relief can be in there together.
      H<say> {helper} can say what is going to be told, to whom and when. ~ No surprises is a fair rule.
      H<say> {helper} can say beforehand when a grown-up needs to act, and still ask how it is best done.
      T<say> {he} can say exactly what is not to happen, such as being called out of class. ~ It can be part of the plan.
      T<say> {he} can keep messages and tell somebody at home what was said on which day.
      C<say> {he} can think, "I can be helped quietly, and I have a say in it."
      A<say> One person knows, a second one can be told, and nobody needs to read out a name. Bullying is for adults to end, and no child needs to do it alone or in secret. How it is done can be talked over more than once. If the first way does not help, there is another.
    `,
    '11+': `
      D<say> Nearly everybody who is being bullied does the same sum: telling makes it worse, so silence is safer. {Name} may have done it too, and asked somebody at home to keep quiet. It deserves to be taken seriously, since clumsy help exists. Still, the sum leaves something out. Silence is what bullying needs in order to go on, and those who do it are counting on it.
      P<say> Schools can act in ways that nobody can trace: a seating plan, a teacher in the corridor, a lesson for the whole year. People with experience use those first.
      P<say> A parent who knows of it would like to keep quiet and would like it to stop, and the two do not go together well. Both come from being on the same side.
      Q<say> At the thought of school knowing, {Name} might feel ____. It may be about what happened, or about what could follow.
      H<say> {helper} can agree beforehand on what is said, to whom, and what is left out. ~ And keep to it.
      H<say> {helper} can say openly when it needs to be told all the same, which is when somebody could be harmed. ~ It is better to know that in advance.
      T<say> {he} can name the person at school who would handle it best, and what {he wants} least.
      T<say> {he} can keep screenshots or notes with dates, and leave them unanswered. ~ They speak for themselves if they are needed.
      C<say> {he} can think, "I am not alone with it, and I have a say in how it is done."
      A<say> The first telling is done, and it was at home. The next one can be quiet, and it can be planned by the person it is about. Bullying is for adults to end, and it says nothing reliable about whoever it chose. If a first attempt does not help, there is a second one, and there are people who go on until it does.
    `,
  },
};
