import { said, type NamedScene } from '../../scene.ts';

const OTHERS = String.raw`(?:(?:step-?\s?(?:brothers?|sisters?|siblings?|kids|children)|(?:girlfriend|boyfriend|partner|wife|husband)(?:['’]s)?\b[^.!?]{0,24}\b(?:kids?|children|sons?|daughters?|boys?|girls?|two|three))|(?:her|his|their) (?:kids|children|sons?|daughters?))`;

/** Nights at a parent's new home, in a room with the children of a new partner. */
export const roomOverThere: NamedScene = {
  id: 'steproom',
  image: 'a shelf with a name on it, in a room that belonged to others first',
  cue: said(
    String.raw`(?=[^]*\b${OTHERS}\b)[^]*?\bshar(?:e|es|ing|ed)\b[^.!?]{0,24}\b(?:bed)?room\b|\b(?:bed)?room\b[^.!?]{0,24}\bshar(?:e|es|ing|ed)\b[^]*\b${OTHERS}\b`,
    String.raw`\b(?:half-?(?:brother|sister)|baby)\b`,
  ),
  decides: true,
  answers: /\b(?:sleep ?overs?|shar\w+ a (?:bed)?room|new (?:house|home|flat))\b/i,
  titles: { young: 'A Box in That Room', older: 'A Shelf Over There' },
  text: {
    '4-5': `
      D<steproom> In the other home there is a room that is new. Other children sleep there on all days. {Name} may come for some nights and not know where things go. They knew the room first. Now there is one bed more in it.
      P<steproom> The others had more room before. They may be shy, or loud, or both.
      Q<steproom> In that room at night, {Name} may feel ____.
      H<steproom> {helper} can ask for a box for just {Name}.
      H<steproom> {helper} can ask about the light and the door there.
      T<steproom> {he} can bring something for the bed from home.
      T<steproom,comforter> {he} can bring {comforter} along.
      C<steproom> {he} can say, "This is my bed for the night."
      A<steproom> There is a box in that room. It stays there all week. It says that somebody is coming back. The others breathe in their beds. One bed is new, and it is warm as well.
    `,
    '6-7': `
      D<steproom> In the other home there is a room with other children in it. They know which drawer sticks, and to somebody new it is all strange. {Name} may come for some nights and have one bed of it. A new house and somebody else's breathing are a lot at once. Sharing a room with people takes time. It does not make brothers or sisters of them by the weekend.
      P<steproom> The others have given up a corner and may miss it. They wonder what {Name} is like, and they are not asked either.
      P<steproom> The grown-ups there would like all to go well. They may forget to ask how it is.
      Q<steproom> With the light off over there, {Name} may feel ____. It may be two things at once.
      H<steproom> {helper} can ask for a shelf with a name on it. ~ A shelf is there on the other days, too.
      H<steproom> {helper} can ask how it goes there at night: light, door, loo.
      T<steproom> {he} can leave one own thing in the room until next time.
      T<steproom> {he} can say to a grown-up there, "I need a quiet corner."
      T<steproom,comforter> {he} can have {comforter} in the bed there as well.
      C<steproom> {he} can think, "One shelf, one bed, and time."
      A<steproom> On a shelf in that room lies a book with a bookmark in it. It waits until the next visit. The room is theirs and a bit of it is not. What is new there gets older. Being friends may come later, or it may stay at good morning.
    `,
    '8-10': `
      D<steproom> Some people get new room-mates without having been asked. In the other home there is a room that has been somebody's for years, with their posters and their smell. {Name} may arrive with a bag and get a bed in it for certain nights. A new house and new people are each a lot, and here they come together. Feeling like a guest there is not being difficult. It is a fair description.
      P<steproom> The others lost half a room and were not asked either. That makes some people unfriendly who are really only cross with an arrangement.
      P<steproom> Adults who move in together are mostly hopeful. Hopeful people hear "it's fine" and believe it.
      Q<steproom> With the light off over there, {Name} might feel ____. It may have little to do with the people in it.
      H<steproom> {helper} can ask over there for one shelf and one drawer that stay put. ~ A drawer is an address.
      H<steproom> {helper} can find out who settles things there about light, noise and knocking.
      T<steproom> {he} can say plainly what is hard, to the parent in that home. ~ It is the person who can change it.
      T<steproom> {he} can ask one of the others how the room works. ~ People like to be the expert.
      T<steproom,comforter> {he} can keep {comforter} in the bag until the light is off.
      C<steproom> {he} can think, "One shelf is enough to begin with."
      A<steproom> After some weekends the room has a third kind of mess in it. On the shelf lies a book with a bookmark, which says that somebody is coming back. Nobody in there needs to become a brother or a sister. People who know when to knock are quite enough, and the new wears off.
    `,
    '11+': `
      D<steproom> New families are usually announced at a table and then carried out in a bedroom. In the other home that room has belonged to other people for years, and now it holds one bed more. {Name} is expected to sleep, change and be cheerful in it on set dates. It is a lot to ask: a new house, other people's rules and no door of one's own. Minding that is not disloyal to anyone, and it is no verdict on the people in the other beds.
      P<steproom> The residents gave up space and privacy without a vote. Coolness from that side often concerns the square metres.
      P<steproom> A parent in love overestimates how well things are going. Plain information is more use there than patience.
      Q<steproom> On the first evening of such a weekend, {Name} might feel ____. Homesickness for a door is a real thing.
      H<steproom> {helper} can raise the practical side with the other household: storage, light, a place to change. ~ Logistics are easier to discuss than feelings.
      H<steproom> {helper} can back a later start or a shorter stay while it is new.
      T<steproom> {he} can make a short list of what would help, and give it to the parent there.
      T<steproom> {he} can leave a few things in the room between visits. ~ It is easier than arriving each time as luggage.
      C<steproom> {he} can think, "I share the room. I do not have to share a family tree by Sunday."
      A<steproom> There is a shelf now, and an agreement about the light, and somebody has learned to knock. It is not what anybody would have drawn on a plan. A room can be shared by people who are merely polite, and now and then one of them says something funny in the dark. The new part wears off. The rest takes years or does not happen, and both are allowed.
    `,
  },
};
