import { said, type NamedScene } from '../scene.ts';

/** A party to which somebody will come who has been unkind. */
export const somebodyMeanAtAParty: NamedScene = {
  id: 'meanguest',
  image: 'a room with four corners, and one guest to keep clear of',
  cue: said(
    String.raw`(?=[^]*\b(?:part(?:y|ies)|sleepover|disco|wedding|birthday)\b)[^]*?(?:\b(?:because|as|since|if|cos|coz|knows?|and|but) [^.!?]{0,60}\b(?:mean|bull\w+|horrible|nasty|unkind|teas\w*|hurt|picks on|picked on|does ?n['’]?t like|fell out|fallen out|ex[- ]?friend)\b[^.!?]{0,40}\b(?:there|going|coming|invited|goes|come)\b|\b(?:girl|boy|child|kid|cousin|person|someone|somebody|friend)\b[^.!?]{0,30}\b(?:mean|bull\w+|horrible|nasty|unkind|teas\w*|picks on|fell out|fallen out)\b[^.!?]{0,30}\b(?:is|will be|are|might be) (?:\w+ )?(?:there|going|coming|invited))`,
    String.raw`\b(?:not invited|was ?n['’]?t invited|is ?n['’]?t invited|loud|noise|noisy|balloons?|nobody came)\b`,
  ),
  decides: true,
  answers: /\b(?:party|mean|girl|boy|there|does ?n['’]?t|want|go|invited)\b/i,
  titles: { young: 'A Room With Four Corners', older: 'One Guest Out of Twenty' },
  text: {
    '6-7': `
      D<meanguest> There is a party, and somebody will be there who was mean to {Name}. So it is hard to want to go. That makes sense. A party has a lot of people in it. It is good to have a plan. And it is fine to decide, with a grown-up, to stay at home.
      P<meanguest> The child who has the party hopes that {Name} comes. They may not know about it.
      P<meanguest> At a party there are grown-ups about, and most people are busy with cake.
      Q<meanguest> Thinking of that party, {Name} may feel ____. A bit may want to go, and a bit may not.
      H<meanguest> {helper} can tell the grown-ups of that house. ~ Then somebody looks out.
      H<meanguest> {helper} can come early to fetch {him}, if that is wanted.
      T<meanguest> {he} can choose one friend to stay near.
      T<meanguest> {he} can go to a grown-up if there are mean words.
      C<meanguest> {he} can think, "The room has four corners. I pick mine."
      A<meanguest> The mean one stood by the door, and {Name} was by the cake. That was how it went, more or less. If it had got bad, there was a plan and a lift home. A party is for all its guests.
    `,
    '8-10': `
      D<meanguest> A party would be nice if one of the guests stayed at home. {Name} knows that somebody will be there who has been mean, and does not want to go. That is a good reason to think twice. It may help to see it as a sum: twenty guests, of whom one is a problem. It is also fine to decide that one is too many this time. What makes it bearable to go is a plan.
      P<meanguest> Whoever gives the party invited people they like, one by one. They did not think about who gets on with whom.
      P<meanguest> Many people who are mean at school are quieter in someone else's house, with parents in the kitchen.
      Q<meanguest> With the invitation on the table, {Name} might feel ____. Wanting to and not wanting to can sit in one person.
      H<meanguest> {helper} can have a quiet word with the parents who give the party.
      H<meanguest> {helper} can agree on a message that means "come and get me".
      T<meanguest> {he} can arrange to arrive with a friend and stay in that half of the room.
      T<meanguest> {he} can say, "Not today," to a mean remark and walk over to somebody else.
      C<meanguest> {he} can think, "One guest out of twenty. I came for the others."
      A<meanguest> It was decided, and either way was right. At a party one can keep clear of one person for two hours, with a friend and a plan. If the meanness goes on at school as well, that is another matter, and adults can deal with it there.
    `,
    '11+': `
      D<meanguest> {Name} is invited to a party, and so is somebody who has been unpleasant before. Not wanting to go is a reasonable reaction. Still, staying away means that one person decides about the evening. There are three honest options: going with a plan, going for an hour, or seeing the host another day. None of them is cowardly. The right one is the one that will feel all right on Sunday.
      P<meanguest> Hosts rarely know who has fallen out with whom. Told in one sentence, most of them will quietly see to it that people end up in different rooms.
      P<meanguest> Somebody who is nasty with an audience often has none at a party where people came to enjoy themselves.
      Q<meanguest> With the date coming nearer, {Name} might notice ____.
      H<meanguest> {helper} can be on call for a lift, at any hour and without a discussion.
      H<meanguest> {helper} can help to think it through without pushing either way.
      T<meanguest> {he} can go with one person who knows, and agree on a sign for leaving.
      T<meanguest> {he} can tell the host beforehand, or meet them on their own instead.
      C<meanguest> {he} can think, "I am there for the host. One guest is one guest."
      A<meanguest> It was decided with a clear head. Whoever goes to a party with an ally and a way out can usually afford to stay longer than planned. Whoever stays at home has not lost anything that cannot be made up with two tickets and a pizza. If the person makes trouble at school too, that is worth taking to somebody, and it has nothing to do with parties.
    `,
  },
};
