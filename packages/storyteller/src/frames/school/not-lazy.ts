import { said, type NamedScene } from '../scene.ts';

/** Called lazy, where attention will not start or stay. The word for it is left to the family: it is told without one. */
export const notLazy: NamedScene = {
  id: 'notlazy',
  image: 'a page that will not begin, and the push that cannot be seen from outside',
  cue: said(
    String.raw`\b(?:call(?:s|ed|ing)?|told|tell(?:s|ing)?|says?|saying|said|think(?:s|ing)?|thought|being|labell?ed|seen as|accus\w+|feels?)\b[^.!?]{0,40}\blazy\b|\bis(?:n['’]?t| not) lazy\b|\bnot lazy\b`,
    String.raw`\b(?:lazy eye|chores?|tidy\w*|bedroom|brother is lazy|sister is lazy|calls? (?:me|us|his (?:brother|sister|dad|mum)|her (?:brother|sister|dad|mum)) lazy|arthritis|fatigue|joint\w*|cfs|me\/cfs|long covid|dyslexi\w*|dyspraxi\w*|hypermob\w*|dyscalcul\w*)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:adhd|add|attention|concentrat\w*|focus\w*|day ?dream\w*|finish\w* (?:his|her|their) work)\b)(?![^]*\b(?:lazy eye|chores?|bedroom|calls? (?:me|us) lazy)\b)[^]*?\blazy\b/i,
  answers: /\b(?:lazy|call\w*|finish\w*|work)\b/i,
  titles: { older: 'Stuck Is Not Lazy' },
  text: {
    '6-7': `
      D<notlazy> "Lazy" is a short word, and it stings. {Name} may have heard it when a page was not done. But attention is slow to start, and some heads need a big push. Then it slips off, and it needs a push again. From outside that looks like nothing. Inside, somebody works hard.
      P<notlazy> Whoever says "lazy" has seen a page. Nobody can see the work in a head. It can be told to them.
      P<notlazy> Teachers learn new things about heads all the time. Many of them change their minds when somebody explains.
      Q<notlazy> When somebody says "lazy", {Name} may feel ____.
      H<notlazy> {helper} can tell the school what helps, such as small steps.
      H<notlazy> {helper} can cover half of the page. ~ A short page is easier to begin.
      T<notlazy> {he} can say, "I want to, and I am stuck. Please help me start."
      T<notlazy> {he} can jump ten times and then do one line.
      C<notlazy> {he} can think, "I am stuck, and stuck is not lazy."
      A<notlazy> First there was one line, and then a stretch, and then one line more. Attention went out of the window twice and came back. Each time it was called. That is a lot of work for one page. "Lazy" is the wrong word for somebody who starts so often.
    `,
    '8-10': `
      D<notlazy> Lazy describes a person who could do something and cannot be bothered. {Name} may have been called that over work that was not finished. The word leaves out attention, which can slip off a page that somebody truly wants to begin. In some brains it needs a big push to start, and another one every few minutes. All that pushing leaves nothing on the paper. So it gets marked as no effort, although it may have been the hardest work in the room.
      P<notlazy> Teachers see a page, and from a page nobody can tell "would not" from "could not get started". Most of them are glad to be told the difference.
      P<notlazy> A word that is heard often begins to sound like a fact. It is still somebody's guess about the inside of another head.
      Q<notlazy> When the word "lazy" comes, {Name} might feel ____. Cross and sad can come as a pair.
      H<notlazy> {helper} can explain to the school how starting works for {him}, and ask for work in smaller parts.
      H<notlazy> {helper} can sit near for the first three minutes. ~ A start takes less push in company.
      T<notlazy> {he} can say, "I am not sitting this out. I can't find the start." ~ It is something people can help with.
      T<notlazy> {he} can fold the page, so that three questions are left to see. ~ Then it looks like something that ends.
      C<notlazy> {he} can think, "It takes me ten pushes. That is the opposite of lazy."
      A<notlazy> The page has a beginning now and a good part of a middle. Attention went to the window four times and was fetched back four times, and nobody clapped. Somebody who is lazy would have left it there. What is missing can be done in another small piece, and the word can be returned to sender.
    `,
    '11+': `
      D<notlazy> "Lazy" is a theory about motives, put forward by people who have seen a result. {Name} will have heard it, perhaps with "could do so much better" attached. It leaves out attention, and cannot explain an hour spent in front of a task, wishing to begin. Brains differ in how much it takes to set attention moving and to keep it on something dull. Where a lot is needed, much of the effort is gone before the first word is on the page. So nobody sees it.
      P<notlazy> Teachers work from what is handed in, and it rarely occurs to anyone to ask how it came about. Quite a few of them change their approach once it has been described to them.
      P<notlazy> After some years of it people begin to call themselves lazy, which saves others the trouble. It is worth noticing who said it first.
      Q<notlazy> When that word is used, {Name} might notice ____.
      H<notlazy> {helper} can tell the school what helps: a first step in writing, deadlines in parts, somebody to check in with.
      H<notlazy> {helper} can drop the word at home as well, jokes included.
      T<notlazy> {he} can say, "Starting is the problem, not wanting to. What is the first step?" ~ It changes the subject to something useful.
      T<notlazy> {he} can work beside somebody else who is working. ~ It sounds too simple, and it is widely used.
      T<notlazy> {he} can set a timer for five minutes, with permission to stop when it rings. ~ Mostly one does not.
      C<notlazy> {he} can think, "Wrong theory. I was trying the whole time."
      A<notlazy> There is a page and a half now, begun by means of a timer, a friend and an unreasonable amount of resolve. Someone who sees only the page may find it average. Attention of this kind can be impossible to start and, on the right subject, impossible to stop, and neither has anything to do with character. The word can be handed back, as it was meant for somebody who did not try.
    `,
  },
};
