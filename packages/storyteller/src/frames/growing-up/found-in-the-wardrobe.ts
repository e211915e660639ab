import { said, type NamedScene } from '../scene.ts';

/**
 * Wrapping paper or a parcel found at home before Christmas, where nobody says what the child has made of it: nothing is given
 * away. A thing that is found brings a question, and a question like that belongs at home.
 */
export const foundInTheWardrobe: NamedScene = {
  id: 'foundthere',
  image: 'a thing that was found, and the question that came with it',
  cue: said(
    String.raw`\b(?:found|finds|discovered|came across|stumbled (?:on|upon|across)|saw|spotted|seen|went through|looked in|searched)\b[^.]{0,30}\b(?:wrapping (?:paper|roll)|paper|labels?|tags?|receipts?|parcels?|boxes|bags?|presents?|gifts?|toys?|stash|hiding place|amazon)\b[^.]{0,30}\b(?:wardrobe|cupboard|closet|under (?:our|my|the) bed|loft|attic|garage|shed|boot|(?:our|my) (?:bed)?room|office|drawer|hidden|hiding)\b`,
    String.raw`\b(?:knows? (?:it'?s|it is|that|about|santa|we|the truth)|it'?s us|is us|was us|isn'?t real|is not real|not real|no santa|stopped believing|does ?n'?t believe|no longer believes?|lied|worked (?:it )?out|figured (?:it )?out|angry with us|confronted|the truth)\b`,
  ),
  decides: false,
  answers: /\b(?:found|discovered|saw|wrapping|paper|wardrobe|cupboard)\b/i,
  titles: { young: 'Something Was Found', older: 'A Find and a Question' },
  text: {
    '4-5': `
      D<foundthere> Before Christmas, gifts may be in an odd place. {Name} may find one, or some paper. A find brings a question along. Home is a good place for it.
      P<foundthere> Grown-ups like to keep a surprise. That is why some things are put away.
      Q<foundthere> With a thing that was found, {Name} may feel ____.
      H<foundthere> {helper} can listen to the whole question first.
      H<foundthere> {helper} can say how it is done in this family.
      T<foundthere> {he} can put it back and ask at home.
      T<foundthere> {he} can make a surprise for somebody.
      C<foundthere> {he} can say, "I found something. Can I ask?"
      A<foundthere> The thing is back in its place. The question went to somebody at home. One morning there is a gift. It was meant for somebody.
    `,
    '6-7': `
      D<foundthere> Before Christmas, a home is full of gifts, paper and tape. People wrap for aunts, for teachers and for one another. {Name} may come upon some of it in an odd place. With a find comes a question, and it may be about Santa. It is a good one to ask at home.
      P<foundthere> Grown-ups put things away because they like surprises. They may go a bit red when one is found.
      P<foundthere> Friends would have an answer at once, and each of them a different one. Their answers are about their own homes.
      Q<foundthere> With the thing that was found, {Name} may feel ____. It may be two things at once.
      H<foundthere> {helper} can sit down for it, and not answer in a doorway. ~ A good question gets a chair.
      H<foundthere> {helper} can ask, "What do you think?" and listen first.
      T<foundthere> {he} can say at home what was found. ~ It is no crime to find things.
      T<foundthere> {he} can keep it from smaller children. ~ It is not their find.
      C<foundthere> {he} can think, "I found it, and I can ask about it."
      A<foundthere> The paper is in its place again, and somebody at home has the question. It may get a short answer or a long talk. One morning there is a gift in it, meant for somebody. That part needs no finding out.
    `,
    '8-10': `
      D<foundthere> For some weeks before Christmas, most homes have a cupboard with gifts in it that stays shut. {Name} may have opened one, or walked past at the wrong moment. What was found there is easily described. What it means is a question, and it tends to grow when it is carried about alone. The people to ask are the ones who live there.
      P<foundthere> Adults hide things for the fun of the morning after. They are poor at it and know it. Being asked straight out may come as a relief.
      P<foundthere> Younger children nearby know nothing of the cupboard, and it can stay like that.
      Q<foundthere> Since the find, {Name} might feel ____. Curious and sorry can sit side by side.
      H<foundthere> {helper} can find half an hour for it and answer honestly, in the way of this family.
      H<foundthere> {helper} can tell what was found by others in the family when they were young. ~ Most families have such a story.
      T<foundthere> {he} can say what was seen, and ask the question as it is.
      T<foundthere> {he} can wait with it until there is a quiet hour. ~ It does not go off.
      C<foundthere> {he} can think, "I know what I saw. What it means I can ask."
      A<foundthere> The cupboard is shut, and there is a question less in the house, or a different one. Whatever has been said about it, somebody took trouble over that paper. It goes on a gift, and the gift goes to somebody. That part is older than all of the cupboards.
    `,
  },
};
