import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** The friend, by name where there is one. */
const FRIEND: Role = {
  fallback: { text: 'a friend' },
  cues: [
    { match: /\b(?:friend|mate|bestie|girl|boy),? (?:called |named )?(?!He\b|She\b|The\b|They\b|Only\b)(\p{Lu}\p{Ll}+)\b/u, phrase: { text: '$' } },
  ],
}; // prettier-ignore

/** A friend who wants this child for itself alone. */
export const friendWhoWantsOnlyMe: NamedScene = {
  id: 'onlyme',
  image: 'two on a seesaw, and others who would like a go',
  cue: said(
    String.raw`\b(?:friend|mate|bestie|girl|boy)\b[^.!?]{0,30}\b(?:only wants? (?:to play with )?(?:him|her|them)|wants? (?:him|her|them) (?:all )?to (?:him|her|them)sel\w+|possessive|clingy|controlling|won['’]?t let (?:him|her|them) (?:play|have|talk|be friends|sit))\b|\b(?:gets?|is|goes) (?:cross|angry|upset|jealous|sad|mean|moody|in a (?:mood|huff)) (?:if|when|whenever) (?:he|she|they) (?:plays?|talks?|sits?|is|are) (?:\w+ )?(?:with|to|friends with) (?:anyone|someone|others|other|somebody|anybody|another)`,
    String.raw`\bwhen (?:nobody|no ?-?one|her other|his other|the others? (?:is|are))|\b(?:^(?:he|she|they)|my (?:son|daughter)) (?:gets?|is) (?:cross|angry|upset|jealous)\b|\bmessag\w*|\btexts?\b`,
  ),
  decides: true,
  titles: { young: 'Room for More Than Two', older: 'A Friend, and Not a Lock' },
  roles: { friend: FRIEND },
  text: {
    '6-7': `
      D<onlyme> {friend} likes {Name} very much, and wants nobody else to play. At first that can be nice. Then another game looks good, and there is a cross face, or tears. A friend who holds on tight is afraid to be left. It is all right to have one friend and more friends.
      P<onlyme> {friend} may think that liking gets less when it is shared. It does not. Nobody has told {friend} yet.
      P<onlyme> The others may think that those two want to be alone. So they stop asking.
      Q<onlyme> When {Name sees} a cross face, there may be a feeling of ____. It may be two things.
      H<onlyme> {helper} can ask two children over at once.
      H<onlyme> A teacher can make groups of three and four for a while.
      T<onlyme> {he} can say, "I will play with you after. Now I play this."
      T<onlyme> {he} can say, "Come too!"
      C<onlyme> {he} can think, "I can like two people at the same time."
      A<onlyme> There was a game for four, and {friend} came along in the end. There was some grumbling. Friends stay friends when other friends come along. A playground has room for that.
    `,
    '8-10': `
      D<onlyme> Having a best friend is a fine thing, and being somebody's only friend is a job. {Name} may know the difference. {friend} wants every break and every seat, and there are sulks when anybody else comes in. That is meant as friendship. It works like a lock. Someone who likes a person does not own their playtimes.
      P<onlyme> Whoever holds on like that has usually been left once, or is afraid of it. Each new face looks like the beginning of it.
      P<onlyme> Others keep away because the two look complete. They would come if there was a gap.
      Q<onlyme> When {Name sees} the sulking start, there might be a feeling of ____. Sorry and fed up go together quite often.
      H<onlyme> {helper} can back it up that Tuesdays are for football, or for somebody else. ~ A plan is not an insult.
      H<onlyme> A teacher can move the seats about without saying why.
      T<onlyme> {he} can say, "I like being your friend, and I play with others too," in a calm minute.
      T<onlyme> {he} can keep one thing a week that belongs to the two of them. ~ It is easier to share the rest.
      C<onlyme> {he} can think, "I can be kind and still go."
      A<onlyme> On Tuesday there was football, and on Wednesday it was the two of them as before. The sky stayed where it was. {friend} may need some weeks to believe it, and nobody can do that part for {friend}. Friends who may come and go mostly come.
    `,
  },
};
