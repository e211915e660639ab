import { said, type NamedScene } from '../scene.ts';

const WHO = String.raw`(?:gay|lesbian|bi|bisexual|queer)`;

/** A child who wonders whether it is gay, and is afraid of it: nothing has to be known or told yet, and nothing is wrong. */
export const notSureYet: NamedScene = {
  id: 'notsureyet',
  image: 'a question that may stay open, in a drawer that has no deadline',
  cue: said(
    String.raw`\b(?:might|may|could|if (?:he|she|they)(?:['’]s| is| are|['’]re)?|whether (?:he|she|they)(?: is| are)?|thinks? (?:he|she|they)(?:['’]s| is| are|['’]re| might be| may be| could be)|scared (?:he|she|they)(?:['’]s| is| are)|worried (?:he|she|they)(?:['’]s| is| are))\b[^.!?]{0,14}\b${WHO}\b`,
    String.raw`\b(?:teas\w*|bull\w*|call(?:s|ed|ing)?|laugh\w*|(?:(?<!n['’]?t |not )wants?|ready|how|going) to (?:tell|come out)|dad|brother|sister|uncle|friend (?:is|might))\b`,
  ),
  decides: true,
  answers: /\b(?:gay|lesbian|bi\w*|scared|tell\w*|anyone|might|thinks?|worried|wonder\w*)\b/i,
  titles: { older: 'A Question With No Deadline' },
  beside: {
    benefits: [
      'Says that nothing is wrong, whatever the answer turns out to be.',
      'Takes the hurry out: nothing has to be known or told yet.',
      'Tells {name} that there are people who can be asked, and that they keep it to themselves.',
    ],
    talk: {
      young: ['What may stay open?', 'Who can be asked?', 'What stays the same?'],
      older: [
        'Which part of it is the most worrying?',
        'Whom would you trust with an open question?',
        'What would you like me to say, and not to say?',
      ],
    },
  },
  text: {
    '8-10': `
      D<notsureyet> Some men love a man, some women love a woman, and some people love both. Families come in all of these kinds. {Name} may wonder, "Am I like that?" It is a question that many people have, and there is no hurry to answer it. One answer is as good as the other. Whatever it is, the person stays the same.
      P<notsureyet> Some people knew such things at ten, and some at thirty. Neither of them was late.
      P<notsureyet> Others at school may use the word as a joke. That says that they have not thought about it yet.
      Q<notsureyet> When the question comes up, {Name} might feel ____. Scared and curious can come together.
      H<notsureyet> {helper} can say, "You are right just as you are. You needn't know yet."
      H<notsureyet> {helper} can keep it private, if {he} would like that.
      T<notsureyet> {he} can leave the question open for as long as it takes.
      T<notsureyet> {he} can tell one person who is good at listening, or nobody for now.
      C<notsureyet> {he} can think, "I needn't know today. I am the same."
      A<notsureyet> An open question can lie in a drawer next to other things. It gets looked at now and then, and one day it may have an answer. Until then there is football, or drawing, or whatever it was before. Every kind of family began with people who did not know yet.
    `,
    '11+': `
      D<notsureyet> Whom a person falls in love with is not chosen, and nobody can read it off in advance. People differ in this as they do in most things, and {Name} may be wondering about being gay, and finding the thought frightening. Usually that is less about the thing itself than about what others might say. None of the answers needs mending, and none has a deadline.
      P<notsureyet> Plenty of adults went back and forth for years, and some changed the word twice. They got on with their lives in the meantime.
      P<notsureyet> Those who make remarks at school are mostly afraid of being looked at themselves. It is not a reason to believe them.
      Q<notsureyet> When the thought turns up at night, {Name} might notice ____. Fear is common, and so is relief at having thought it.
      H<notsureyet> {helper} can be told as much or as little as feels right, and keep it.
      H<notsureyet> {helper} can say, "Nothing about this changes what you are to me."
      T<notsureyet> {he} can leave it open. ~ "I don't know yet" is a complete answer, also to oneself.
      T<notsureyet> {he} can talk to somebody outside, such as a counsellor or a helpline for young people. ~ They are not shocked, and they do not pass it on without a reason of safety.
      C<notsureyet> {he} can think, "No deadline. Whatever it is, it is still me."
      A<notsureyet> The question may stay in its drawer for a week or for years, and it does no harm there. Nobody is owed the answer. If the fear gets heavy, one person who listens makes it lighter. Tomorrow {Name} has the same jokes, the same friends and the same bad handwriting. On that, nothing differs at all.
    `,
  },
};
