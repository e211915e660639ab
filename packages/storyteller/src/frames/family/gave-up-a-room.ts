import { said, type NamedScene } from '../scene.ts';

const SOMEBODY = String.raw`(?:gran(?:dma|d?pa|dad|ddad|dmother|dfather|dparents?)|granny|gran|nana?|opa|oma|nani|dadi|uncle|aunt\w*|cousins?|lodger|half-?(?:brother|sister)|step ?-?(?:brother|sister|dad|mum)|au pair|my (?:mum|mom|mother|dad|father|brother|sister|partner|boyfriend|girlfriend))`;

/** A child whose room was given to somebody who moved in: a real loss, and a corner that is the child's alone. */
export const gaveUpARoom: NamedScene = {
  id: 'roomgiven',
  image: 'a room that was given, and a shelf that nobody else may use',
  cue: said(
    String.raw`(?=[^]*\b${SOMEBODY}\b)[^]*?\b(?:(?:has|have|got|took|taken|takes|taking|sleeps? in|sleeping in|moved into|moving into|is in|using|gets?) (?:his|her|their) (?:old )?(?:bed)?room(?! (?:at|when|while|is a mess|messy))\b|(?:had|have|has|having) to (?:give up|leave|move out of|give) (?:\w+ ){0,2}?(?:bed)?room|(?:gave|given|giving) up (?:his|her|their) (?:bed)?room|lost (?:his|her|their) (?:bed)?room|(?:his|her|their) (?:bed)?room (?:was|is being|has been|got|is now) (?:given|taken))`,
    String.raw`\b(?:holiday|coming to (?:stay|live)|will have|christmas|visit\w*|moved in with us from|came from|at dad's|at mum's|other house|steal\w*|takes things|mess|sent to|hospital|weekend|one night|a few nights)\b`,
  ),
  decides: true,
  answers: /\b(?:room|bedroom|live|moved|came|has|lost|share|shar\w*|give)\b/i,
  titles: { young: 'A Shelf of One’s Own', older: 'The Room That Was Given' },
  beside: {
    benefits: [
      'Says that giving up a room is a real loss, and generous as well.',
      'Helps {name} to ask for one corner that is nobody else’s.',
      'Blames nobody who moved in.',
    ],
    talk: {
      young: ['Where does everybody sleep now?', 'What belongs on your own shelf?', 'Who is new at home?'],
      older: [
        'What do you miss most about the room?',
        'Which corner could be yours?',
        'When could you have an hour alone?',
      ],
    },
  },
  text: {
    '4-5': `
      D<roomgiven> Somebody new is in the family home. The room that was {Name}'s is a room for them now. That is a big thing to give. It is fine to miss it. A bed and a bear can live in a new spot.
      P<roomgiven> A person who moves in leaves a room, too. They may miss it as well.
      Q<roomgiven> At the old door, {Name} may feel ____.
      H<roomgiven> {helper} can make one shelf for {Name} only.
      H<roomgiven> {helper} can say thank you for the room.
      T<roomgiven> {he} can say, "I miss my room."
      T<roomgiven> {he} can choose where the bear sleeps.
      C<roomgiven> {he} can say, "New spot, and still my bear."
      A<roomgiven> There is a shelf with a name on it. The bear sits there and looks around. Some days it is full at home. A family has a place for all of them.
    `,
    '6-7': `
      D<roomgiven> A family can get bigger, and then rooms are shared out anew. The room that was {Name}'s went to somebody who moved in. It had the right light and the known creak. Giving it away was kind, and it is still a loss. Nobody needs to say that it is nothing.
      P<roomgiven> Whoever moved in may feel shy about it. It is odd to sleep in somebody else's room.
      P<roomgiven> Grown-ups count beds and doors. They may forget to ask about a windowsill.
      Q<roomgiven> When the old door is shut, {Name} may feel ____.
      H<roomgiven> {helper} can find one corner that is for {Name} only.
      H<roomgiven> {helper} can say until when it is so, if that is known.
      T<roomgiven> {he} can ask to get {his} things before the door is shut.
      T<roomgiven> {he} can choose what hangs over the new bed.
      C<roomgiven> {he} can think, "I gave a lot. I may miss it."
      A<roomgiven> The new place has a name on it and a picture over the bed. The old room has somebody's slippers in it now. On some days that is fine, and on some it is not. In a family there is room for both.
    `,
    '8-10': `
      D<roomgiven> When somebody moves in with a family, somebody else usually moves over. This time it was {Name}. With the room went a door that shut, a view and a good deal of quiet. It was for a reason, and the reason may be a good one. It is a loss all the same. Being generous and minding it are possible in the same hour.
      P<roomgiven> The person in there knows whose it was. They may be too embarrassed to mention it, or unaware of how much a room can be.
      P<roomgiven> Adults tend to solve the question of beds and call it done. A place to be alone is a different question, and it can be asked.
      Q<roomgiven> Going past the old door, {Name} might feel ____.
      H<roomgiven> {helper} can say how long it is meant to be, or that it is not known yet.
      H<roomgiven> {helper} can agree on an hour a day in which one room is {Name}'s alone.
      T<roomgiven> {he} can say what is missed most, such as the door or the desk. ~ One of them can often be arranged.
      T<roomgiven> {he} can mark one shelf or box as private.
      C<roomgiven> {he} can think, "I gave up a lot, and I may say so."
      A<roomgiven> Homes get rearranged, and after some weeks feet stop turning the wrong way. There is a box with a lid, and an hour with a shut door. The person in the old room has learned to knock. It is a fuller family than before, and somebody made space in it.
    `,
    '11+': `
      D<roomgiven> Families that take somebody in are generous, and the square metres come from somewhere. In this case they came from {Name}, along with a door, a desk and the right to be in a bad mood unobserved. There were reasons, and they may be excellent. Being right does not make a decision painless, and it is fair to say both.
      P<roomgiven> Whoever lives there now knows perfectly well whose room it was. Gratitude can look like hovering in the doorway.
      P<roomgiven> Adults are relieved when a plan works, and relief makes people deaf for a week or two. It is worth asking again after that.
      Q<roomgiven> With nowhere to shut a door, {Name} might notice ____. Homesick at home is a real thing.
      H<roomgiven> {helper} can put a date on it, or admit that there is none.
      H<roomgiven> {helper} can help to find a place for being alone, even a chair and an hour.
      T<roomgiven> {he} can name the one thing that matters most, and negotiate for that.
      T<roomgiven> {he} can use a library or a friend's kitchen for some of the quiet.
      C<roomgiven> {he} can think, "It was kind of me. It is allowed to be annoying."
      A<roomgiven> The arrangement will have its good evenings and its queue for the bathroom. There is a lockable box, an hour on the timetable, and somebody down the hall who knocks. A family that moved closer together did so because one person gave up a room. That deserves to be remembered, and it can be mentioned.
    `,
  },
};
