import { said, type NamedScene } from '../scene.ts';

/** The day on which a child is told that they are autistic, by somebody who would like it to be good news. */
export const aWordToTell: NamedScene = {
  id: 'wordtotell',
  image: 'a word that comes late, and a child who was there before it',
  cue: said(
    String.raw`\b(?:does ?n['’]?t|does not|don['’]?t|do not|did ?n['’]?t) (?:yet )?know (?:yet|about it|it yet|that (?:he|she|they)(?:['’]s| is| are)|(?:he|she|they)(?:['’]s| is| are) autis\w+)|\bknow(?:s)? nothing (?:yet|about it)|\b(?:tell|telling|explain(?:ing)?(?: it)?(?: to)?|break(?:ing)? (?:it|the news) to) (?:him|her|them|my (?:son|daughter|child)|our (?:son|daughter|child))\b|\b(?:just|newly|recently) (?:been |got |had )?(?:a |her |his |their )?diagnos\w+|\b(?:him|her|them) (?:that )?(?:he|she|they)(?:['’]s| is| are) autis\w+|\bfound out (?:that )?(?:he|she|they)(?:['’]s| is| are) autis\w+`,
    String.raw`\b(?:class|classmates?|friends? (?:know|about)|tell (?:his|her|their) (?:friends?|class)|broken|freak|wrong with|ashamed|embarrass\w*|mask\w*|adhd|dyslexi\w+|headphones|ear defenders|told off|tell (?:anyone|anybody|people|others|everyone)|tell (?:him|her|them) (?:off|to|no|that (?:it|we)))\b`,
  ),
  decides: false,
  answers: /\b(?:letter|official|glad|know (?:yet|about))\b/i,
  titles: { young: 'A Word for It', older: 'The Word Came Later' },
  text: {
    '4-5': `
      D<wordtotell> There is a word for how a head is made. {Name} is autistic. The word is new, but the head is not. It was like that from the start. It sees small things, and it knows what it likes. Some things are too loud for it, and some are very good.
      P<wordtotell> Many people are autistic. Some are small, and some are grandmas.
      P<wordtotell> Grown-ups learn the word too. They may say it slowly.
      Q<wordtotell> With a new word, {Name} may feel ____.
      H<wordtotell> {helper} can say what is good about that head.
      H<wordtotell> {helper} can answer each question, today or later.
      T<wordtotell> {he} can draw a head with all that is in it.
      T<wordtotell> {he} can say what is too loud.
      C<wordtotell> {he} can say, "It is a word for how I am made."
      A<wordtotell> The word autistic is there now. It goes on the shelf with the other words. {Name} has the same nose and the same jokes as before. Nobody is swapped for a word.
    `,
    '6-7': `
      D<wordtotell> Some words come late. {Name} is autistic, and was autistic as a baby too. Only the word is new. It means that a brain takes in the world in its own way. It may notice more, stay with one thing longer, and get full sooner. Some things are harder because of that, and some are easier.
      P<wordtotell> Autistic people have drawn maps, kept bees, and found mistakes that others had missed. Others like soup and cartoons. They are as different as people are.
      P<wordtotell> Grown-ups were told the word first, so that they could understand it. They have questions as well.
      Q<wordtotell> About the word, {Name} may feel ____. It may be nothing much today.
      H<wordtotell> {helper} can say which good things come with that brain.
      H<wordtotell> {helper} can say what a word like that is good for.
      T<wordtotell> {he} can ask anything, today or in a year.
      T<wordtotell> {he} can make a list: "What I notice that others miss."
      C<wordtotell> {he} can think, "The word is new. I am not."
      A<wordtotell> At supper everything tasted as before. Nothing on the plates had changed because of the word autistic. The word can explain loud hums and big joys. A list of what {Name} notices would be a long one.
    `,
    '8-10': `
      D<wordtotell> A word can be like the name of a country where one has lived all along. {Name} is autistic, and was so before anyone said it. The word describes a brain that handles sounds, people and plans in a way of its own. It explains some things that are hard work, such as noise or surprises. It explains some that are a pleasure too, such as knowing one subject down to the bottom.
      P<wordtotell> About one person in a hundred or more is autistic, and no two of them alike. Some tell everybody, and some tell three people.
      P<wordtotell> Adults learn such a word before a child does, because they are handed the letter. It was written to help, and not to grade anyone.
      Q<wordtotell> About the word, {Name} might feel ____. Relief, annoyance and a shrug have all been reported.
      H<wordtotell> {helper} can tell what was noticed early on, and what was loved about it.
      H<wordtotell> {helper} can say who knows, and leave it to {him} who else gets to.
      T<wordtotell> {he} can write two columns: what it makes harder, and what it makes better.
      T<wordtotell> {he} can read or watch something by a person who is autistic. ~ They explain it best.
      C<wordtotell> {he} can think, "It is a map of where I already live."
      A<wordtotell> By evening the word had been looked at from several sides and left on the table. Nothing in the room had changed its place. For an autistic person, the right word can open doors: a quieter corner, a clearer plan, company. {Name} can take it along or leave it at home.
    `,
    '11+': `
      D<wordtotell> Some words arrive years after the thing they describe. {Name} is autistic, and has been all along, without the label. It is a description of a brain and how it deals with noise, change, detail and other people's hints. It is no mark out of ten. It accounts for effort that nobody saw, and for the kind of attention that finds what others walk past.
      P<wordtotell> People who learn it late often look back and sort their memories again. It can be a relief, and it can be tiring, and there is no hurry.
      P<wordtotell> Parents may have been reading about it for weeks and come with a prepared speech. Behind the speech there is usually something simpler that they mean.
      Q<wordtotell> At the sound of that word, {Name} might notice ____. It may take some days to have an opinion.
      H<wordtotell> {helper} can hand over the letter and be there for the questions.
      H<wordtotell> {helper} can leave the telling of others to {him}.
      T<wordtotell> {he} can look up people who are autistic and describe it themselves. ~ They disagree with each other in interesting ways.
      T<wordtotell> {he} can note which parts fit and which do not.
      C<wordtotell> {he} can think, "It explains me. It does not replace me."
      A<wordtotell> The word can be worn openly, kept in a pocket or used only where it gets something done. Being autistic was part of every good day there has been so far, and of the hard ones. The letter goes into a folder. The person it is about goes on with the week.
    `,
  },
};
