import { said, type NamedScene } from '../scene.ts';

const RATED = String.raw`\b(?:rat(?:e|es|ed|ing)|rank(?:s|ed|ing)?|scor(?:e|es|ed|ing)|marks? out of|out of (?:10|ten)|(?:made|making|make|has|had|wrote) a list|list of (?:the )?(?:girls|boys|ugliest|prettiest|fittest|hottest))\b`;
const LOOKS = String.raw`\b(?:looks?|ugl\w+|prett\w+|fit(?:test)?|hot(?:test)?|attractive\w*|beautiful|appearance|girls (?:in|by|on|out)|body|bodies)\b`;

/** Classmates gave marks for looks: whoever was on that list did nothing wrong, and it is for a school to deal with. */
export const ratedOnLooks: NamedScene = {
  id: 'ratedlooks',
  image: 'a list that says more about its pencil than about its names',
  cue: said(
    `(?=[^]*${RATED})(?=[^]*${LOOKS})`,
    String.raw`\b(?:(?:^|[.!?] )(?:he|my son) (?:and|made|rat\w+|rank\w+)|filters?|instagram|tiktok|maths|reading|spelling|sports?|pictures? of (?:him|her)sel\w+|posts?)\b`,
  ),
  decides: true,
  answers: /\b(?:bottom|last|boys?|girls?|list|rat\w+|looks|upset|ugly|class)\b/i,
  titles: { older: 'Who Held the Pencil' },
  text: {
    '8-10': `
      D<ratedlooks> Somebody has given marks for looks, and {Name} was on the list. Nobody asked to be on it. A list like that is unkind to everyone, at the top as well as at the bottom. It sounds like a fact, because it has numbers in it. It is only what a few people said on one day, mostly to make each other laugh. Schools have rules against it, and it can be told.
      P<ratedlooks> People who give marks to others hope that nobody will give marks to them. They did not think of the faces that would read it.
      P<ratedlooks> Others on the list are hurt too, and some of them laugh so that it does not show.
      Q<ratedlooks> With that list in mind, {Name} might feel ____. It is right to be angry about it.
      H<ratedlooks> {helper} can tell the school. ~ Giving marks for bodies is a form of bullying, and they have rules for it.
      H<ratedlooks> {helper} can listen, and not begin with "but you are pretty". ~ That is the wrong subject.
      T<ratedlooks> {he} can stay with somebody else who was on it. ~ Two people laugh at it sooner than one.
      T<ratedlooks> {he} can say, "I didn't ask for a mark," and walk on.
      C<ratedlooks> {he} can think, "It says who held the pencil."
      A<ratedlooks> The list was reported, and it is in a bin by now. A look that is right for one person is dull to another, so such marks are not worth the paper. How somebody laughs or listens has no column on it. {Name} can look in any mirror without a number.
    `,
    '11+': `
      D<ratedlooks> Lists that give people marks for looks are older than phones, and taste has little to do with them. This time {Name} was on one. Whether the place was high or low, it turns a person into an item that others are entitled to grade. It hurts, and anger about it is an accurate reading of what happened. The numbers give it the air of a result. It is a few people showing off to each other. The only thing it measures is who held the pencil, and how they wish to be seen.
      P<ratedlooks> Those who make such lists are usually anxious about their own place on one. That explains it, and it excuses nothing. Most schools count it as bullying or harassment, and they are expected to act.
      P<ratedlooks> Several of those who laughed did so to keep clear of it. It is not a vote.
      Q<ratedlooks> Walking into that classroom, {Name} might notice ____. Being furious makes sense here. Being embarrassed is common too, and there is no cause for it.
      H<ratedlooks> {helper} can report it in writing and ask what will be done, and when.
      H<ratedlooks> {helper} can listen without arguing about who is pretty. ~ That would accept the question.
      T<ratedlooks> {he} can speak to others who were on it, and go to a teacher together. ~ A group is harder to wave away.
      T<ratedlooks> {he} can answer once, if at all: "Nobody asked you to mark me."
      C<ratedlooks> {he} can think, "It describes the people who wrote it."
      A<ratedlooks> It has been reported, and the list is no longer funny to those who are asked to explain it. The place on it may fade more slowly than the paper, and it was not a fact at any time. Looks are seen differently by every pair of eyes. A body is for living in, and nobody else gets to hand in a mark for it.
    `,
  },
};
