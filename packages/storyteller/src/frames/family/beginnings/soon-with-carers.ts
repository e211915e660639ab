import { said, type NamedScene } from '../../scene.ts';
import { HOSTS } from './hosts-role.ts';

const SOON = String.raw`\b(?:soon|tomorrow|tonight|today|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:week|weekend|afternoon|evening)|in (?:a|two|three) (?:days?|weeks?)|will be|going to be|(?:is|are) (?:coming|moving|going)|arriv\w+|will (?:be )?(?:com|mov|liv|stay|arriv|go)\w*)\b`;

/** A child is about to come to foster carers: who they are, what is in the house, and that it is nobody's fault. */
export const soonWithCarers: NamedScene = {
  id: 'sooncarers',
  image: 'a free hook by the door, and a lamp that is on',
  cue: said(
    String.raw`(?=[^]*\bfoster\w*\b)(?=[^]*${SOON})(?=[^]*\b(?:(?:coming|comes|moving|moves|placed|arriv\w+|mov(?:e|ing) in) (?:in )?(?:to|with|into) (?:us|me|our|my|a foster|live with|foster)|foster child (?:soon|next|on|tomorrow)|going (?:in)?to (?:a )?(?:foster|care)|into (?:foster )?care|new foster child|first (?:foster )?(?:placement|night|foster home)|will (?:be )?(?:liv|stay)\w* with (?:us|me|foster|a foster))\b)[^]*`,
    String.raw`\b(?:our (?:own |birth |other )?(?:son|daughter|child\w*|boys?|girls?)\b|share (?:his|her|their) room|(?:his|her|their) (?:own )?room|brother|sister|leav(?:es|ing)|(?:new|another|next) foster (?:family|home|carers?|placement)|moving on|adopt\w*|misses|contact|been with us|lived with us|jealous|(?:called|named) \p{Lu}\w+ (?:is|who)|back (?:home|to)|birth (?:mum|mom|dad))`,
  ),
  decides:
    /\b(?:(?:moving|coming|going|comes|moves) (?:in )?(?:to|into|with) (?:live with )?(?:us|our home|me|our house) as a foster child|new foster child coming|going into (?:foster )?care)\b/i,
  answers: /\b(?:care|never|soon|coming|moving|meet|family|we are|cat|dog|monday|home)\b/i,
  titles: { young: 'A Free Hook', older: 'A Hook That Is Free' },
  roles: { hosts: HOSTS },
  text: {
    '2-3': `
      D<sooncarers> Here is a house with a lamp. {hosts live} there. {Name} can come and be here.
      P<sooncarers> {hosts are} ready. They have a bed and a cup.
      Q<sooncarers> In a new house, {Name} may feel ____.
      H<sooncarers> {helper} can show the bed.
      T<sooncarers> {he} can hold a toy tight.
      C<sooncarers> {he} can say, "Hook, cup, bed, lamp."
      A<sooncarers> Here is a hook. Here is a bed. The lamp is on in this house. Night-night.
    `,
    '4-5': `
      D<sooncarers> Soon {Name} is going to live in a foster home. {hosts live} there. They look after children who cannot be at home for a time. Grown-ups made that plan. No child did a bad thing.
      P<sooncarers> {hosts are} a bit nervous too. They do not know yet which breakfast {Name} likes.
      Q<sooncarers> At the new front door, {Name} may feel ____.
      H<sooncarers> {hosts} can show the house, one room at a time.
      H<sooncarers> {hosts} can leave a light on at night.
      T<sooncarers> {he} can bring a thing from home.
      T<sooncarers> {he} can ask where the toilet is, and the biscuits.
      T<sooncarers,pet> {he} can say hello to {pet} first.
      C<sooncarers> {he} can say, "I can look first."
      A<sooncarers> By the door is a hook that was free. Now a coat is on it. It is okay to miss people, and to eat toast here. The lamp in this house is on all night.
    `,
    '6-7': `
      D<sooncarers> Soon {Name} is going to live in a foster home, with {hosts}. Foster carers look after children who cannot live at home for a time. Social workers and other grown-ups made that plan. It is not because of anything that {Name} did. Somebody has been getting a bed ready.
      P<sooncarers> {hosts know} that everything is strange at first. They are a little nervous as well. They do not know yet what {Name} likes.
      P<sooncarers> Other children have come through that door. Some talked at once, and some took a week.
      Q<sooncarers> On the way there, {Name} may feel ____. It may be another word by the evening.
      H<sooncarers> {hosts} can show where things are, biscuits and light switches too.
      H<sooncarers> {hosts} can say what is known about seeing the family.
      T<sooncarers> {he} can bring something that smells of home.
      T<sooncarers> {he} can ask how things are done in that house. ~ Nobody knows it on the first day.
      T<sooncarers,pet> {he} can start with {pet}. ~ Animals do not ask questions.
      C<sooncarers> {he} can think, "I can be here and think of my family."
      A<sooncarers> The hook in the hall was free, and now it has a jacket. Missing somebody is fine in this house, also with a mouth full of supper. What {he likes} on toast will be known in a few days. The lamp on the stairs stays on.
    `,
    '8-10': `
      D<sooncarers> Soon {Name} is going to live with {hosts}, in a foster home. Foster carers have made it their job to look after children who cannot live at home at the moment. Social workers and perhaps a court decided it. {Name} did nothing to cause it. There may have been no time to get used to the idea.
      P<sooncarers> In that house they are getting ready, with a bed and a free hook in the hall. {hosts know} very little about {Name} so far, and would like to hear it from {him}.
      P<sooncarers> Most people who come to a foster home spend the first days listening. Every house has its own noises.
      Q<sooncarers> At the front door, {Name} might feel ____. Several words may apply.
      H<sooncarers> {hosts} can explain how the house works, and which rules matter.
      H<sooncarers> {hosts} can say what is known about the plan, about school and about contact with family.
      T<sooncarers> {he} can choose what to bring. ~ One thing that smells of home is worth a lot of space.
      T<sooncarers> {he} can tell the carers, a teacher or the social worker if something is not right. ~ Telling is allowed until somebody helps.
      T<sooncarers,pet> {he} can get to know {pet} first, who asks for no life story.
      C<sooncarers> {he} can think, "I can be new here, and still belong to people elsewhere."
      A<sooncarers> The free hook has a jacket on it now. After some days the noises have names, and somebody knows how {he likes} toast. Nobody in that house expects anyone to stop missing their family. There is a place at the table, and it can be sat at in silence.
    `,
    '11+': `
      D<sooncarers> {Name} is about to move in with {hosts}, who are foster carers. It is what happens when living at home does not work for a time. The decision was made by adults whose job it is, and no young person causes such a thing. It may have been quick, and it may not have felt like being asked. The people there are getting a room ready and know hardly more than a name and an age.
      P<sooncarers> Carers are usually nervous on the first day. They try not to ask too much, and wonder about supper.
      P<sooncarers> People in care are allowed an opinion about it. Plans are to be explained, and somebody of that age is to be heard.
      Q<sooncarers> On the way there, {Name} might notice ____. Numb counts as a word.
      H<sooncarers> {hosts} can be plain about the rules of the house, phones and bathrooms included.
      H<sooncarers> {hosts} can say what is known about the plan, and admit what is not.
      T<sooncarers> {he} can ask the social worker the practical questions first: school, phone, contact, money.
      T<sooncarers> {he} can bring things that matter, and decide alone where they go.
      T<sooncarers> {he} can tell a second adult if the first does not listen.
      C<sooncarers> {he} can think, "I can live here without signing anything about how I feel."
      A<sooncarers> There is a hook in the hall that was free, and a door that can be shut. Nobody in that house needs gratitude by the weekend. Being loyal to a family and at ease with {hosts} can go together. It tends to begin with something small, such as how somebody takes their tea.
    `,
  },
};
