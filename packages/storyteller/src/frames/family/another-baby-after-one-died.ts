import { said, type NamedScene } from '../scene.ts';

const AGAIN = String.raw`\b(?:pregnan\w* (?:again|after|since|following|now)|(?:expecting|having|trying for|due) (?:\w+ ){0,3}(?:again|another|after)|(?:another|new|next|rainbow|second) baby|(?:another|next|new) pregnancy|(?:expecting|having|due)[^.!?]{0,30}\bafter\b|(?:this|the new|next) (?:baby|one|pregnancy)\b[^.!?]{0,16}\b(?:will|might|may|could|going to|is|dies|['’]ll)|(?:new|another|next) (?:brother|sister|sibling)\b)`;
const LOSS = String.raw`\b(?:miscarr\w*|stillb\w*|still born|baby loss|(?:last|other|first|previous|our|a|the|baby|his|her|their|my) (?:\w+ )?(?:baby|brother|sister|son|daughter|one|twins?|pregnancy) (?:\w+ )?(?:died|was stillborn|did ?n['’]?t (?:survive|live|make it))|lost (?:a|the|our|my|his|her|their|one|two) (?:\w+ )?(?:baby|babies|one|pregnancy|pregnancies|brother|sister|son|daughter)|(?:die|dies|dying) (?:too|as well|again|like)|baby who died|died (?:too|as well))\b`;

/** A baby is on the way in a family in which one has died: hope and fear, and nothing that nobody can promise. */
export const anotherBabyAfterOneDied: NamedScene = {
  id: 'babyagain',
  image: 'two babies in one family’s thoughts, one who died and one on the way',
  cue: said(
    `(?=[^]*${AGAIN})(?=[^]*${LOSS})`,
    String.raw`\b(?:dog|cat|hamster|rabbit|pupp(?:y|ies)|kittens?|grandad|grandma|nan|granny|looks? for the baby)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:pregnan\w*|expecting|another|miscarr\w*|stillb\w*|died?|lost|asks?|asking|again|too)\b/i,
  titles: { young: 'One Baby and One More', older: 'Hope With a Question in It' },
  beside: {
    benefits: [
      'Says in plain words that one baby died and another is on the way.',
      'Keeps room for both, and makes no promise that nobody can keep.',
      'Lets {name} ask the hard question as often as it comes.',
    ],
    talk: {
      young: ['Who is on the way?', 'How does it feel to wait?', 'Shall we think of both for a moment?'],
      older: ['What can nobody know yet?', 'Which word went into the blank?', 'Shall we find out what is known?'],
    },
  },
  text: {
    '4-5': `
      D<babyagain> A baby died, and that was sad. Now another baby grows in the tummy. {Name} may ask, "Will this one die too?" It is a good question, and a hard one. Most babies are born and live. Nobody can know it before. Doctors look often, and that helps.
      P<babyagain> Grown-ups can be glad and scared at once. They miss the baby who died, too.
      P<babyagain> The new baby is not the old one. Each baby is somebody.
      Q<babyagain> When the bump gets big, {Name} may feel ____.
      H<babyagain> {helper} can give a true answer, each time.
      H<babyagain> {helper} can say what the doctor saw.
      T<babyagain> {he} can ask it again.
      T<babyagain> {he} can say hello to the bump, or wait with that.
      C<babyagain> {he} can think, "I can be glad and scared."
      A<babyagain> One baby died and is not forgotten. One baby is growing. No thought and no word can hurt a baby. It is fine to hope, and it is fine to ask. Waiting is long, and here is a hand to hold.
    `,
    '6-7': `
      D<babyagain> A baby in {Name}'s family died. Now another baby is on the way. It is good news with a scared bit in it. {Name} may wonder if this one will die as well. Most babies are born and live. Of one baby, nobody can know it before. Doctors and midwives look how it grows.
      P<babyagain> Grown-ups have the same question, mostly at night. So they may go quiet when somebody says, "How lovely!"
      P<babyagain> The new baby does not take the place of the one who died. Nobody can do that, and nobody wants it to.
      Q<babyagain> When somebody says "the baby", {Name} may feel ____. It may be for one baby or for both.
      H<babyagain> {helper} can tell what the doctors have said. ~ A guess is often worse.
      H<babyagain> {helper} can make time to talk about the baby who died.
      T<babyagain> {he} can ask, "Is the baby well today?"
      T<babyagain> {he} can get to know this baby slowly, or begin now.
      C<babyagain> {he} can think, "I can hope, and I can be scared."
      A<babyagain> The baby who died has a place in this family. The baby on the way has one, too. A thought cannot hurt a baby, and neither can a cross day. On some days there is more hope, and on others more fear. Both can be said out loud here.
    `,
    '8-10': `
      D<babyagain> When a baby has died, another one on the way is no ordinary news. {Name} may have noticed that people stop for a moment before they say "when the baby comes". Hope and fear sit side by side. It makes sense to be afraid that it could happen again, because it has happened. Most babies in such families are born and live, and nobody can say it for certain of one. Both are true.
      P<babyagain> Adults may put off the cot and the name. It does not mean that this baby is not wanted. It is wanted a great deal.
      P<babyagain> People say "at least" and "this time", and they mean well. A new baby does not make up for the other one, and nobody wants it to.
      Q<babyagain> When there is news from the hospital, {Name} might feel ____. It may be for one baby or for both.
      H<babyagain> {helper} can say honestly what the last check showed. ~ What is known is smaller than what is guessed.
      H<babyagain> {helper} can listen when it gets too heavy for one, by day or at night.
      T<babyagain> {he} can ask straight out, "Are you scared too?"
      T<babyagain> {he} can decide how soon to get to know this baby.
      C<babyagain> {he} can think, "It happened once. That is not the same as always."
      A<babyagain> There are days for counting weeks, and days when nobody wants to count. Nothing that is thought, wished or shouted can harm a baby. The one who died keeps a place here, and the one on the way has one as well. It is fine not to be only glad.
    `,
    '11+': `
      D<babyagain> A pregnancy after a baby has died has a grammar of its own. People say "if" where others say "when", and the pram stays in the shop. {Name} may be expected to look happy while still thinking of the baby who died. Being afraid of a second time is not pessimism. It has happened in this family, and good statistics are small comfort at night. Hope can be careful.
      P<babyagain> Parents hide their fear so as not to pass it on, and mostly pass on the hiding. A plain question usually gets a plain answer.
      P<babyagain> Well-meaning people treat the new baby as a happy ending. It is a beginning, and it does not end the other story.
      Q<babyagain> On the day of a scan, {Name} might feel ____. Nothing at all is one way of coping.
      H<babyagain> {helper} can share what is known after each appointment, whether it is good or unclear.
      H<babyagain> {helper} can hear about both babies when it gets too heavy for one person.
      T<babyagain> {he} can say how much news is wanted, and how often.
      T<babyagain> {he} can keep a distance for a while, and change that at any time.
      C<babyagain> {he} can think, "I can hope without being sure."
      A<babyagain> Nobody knows how this will go, and it would be dishonest to say otherwise. Most such pregnancies end with a baby who keeps everybody awake. Whatever comes, no thought or mood of {Name}'s can cause it. The baby who died belongs to this family, and so does the one on the way.
    `,
  },
};
