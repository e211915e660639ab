import { script, type Frame } from '../../frame.ts';

const PAINTED = String.raw`\b(?:clowns?(?! ?fish)|painted faces?|faces? (?:with|in) paint)\b`;
const NOT_PAINTED = new RegExp(`^(?![^]*${PAINTED})|\\bmasks?\\b`, 'i');

/** People in costume: who is inside, what a mask hides, and how far away is near enough. */
export const mascotsAndMasks: Frame = {
  id: 'mascots-and-masks',
  name: 'Mascots, clowns and people in costume',
  says: [
    'terrified of mascots',
    'afraid of people in costumes',
    'fancy dress day at nursery',
    'wont go to the carnival because of the masks',
    'frightend of the clown',
    'character breakfast was awful she hid',
    'the giant bunny at the shop made him scream',
    'mascots at the match',
    'people with their faces covered',
    'scared of the easter bunny at the mall',
    'characters at the theme park frighten her',
    'cried at the big mouse costume',
    'afraid of clowns',
    'scared of clown at birthday party',
    'masks scare him',
    'halloween costumes',
    'halloween masks are too scary',
    'the football mascot came up to him and he screamed',
    'fear of face paint',
    'afraid of puppets',
    'dressed up people frighten him',
    'big bear costume at the fair',
    'people dressed as animals',
    'world book day costumes upset him',
  ],
  claims: {
    strong: [
      'mascot',
      'costume',
      'clown',
      'mask',
      'halloween costume',
      'halloween mask',
      'easter bunny',
      'face paint',
      'dressed up people',
      'puppet',
      'dressed as',
      'fancy dress',
      'carnival',
      'people in costume',
      'bear suit',
      'in a suit at the fair',
      'man in the suit',
      'dressed up',
      'someone in costume',
      'dressed up as',
      'costumes',
      'giant mouse',
      'clowns',
      'masks',
      'people in costumes',
      'bear costume',
      'mascots',
      'dressed as a',
      'man dressed',
      'people dressed',
    ],
    cues: ['dressed', 'halloween', 'bunny', 'disguise', 'character'],
    not: [
      'swimming costume',
      'face mask at the dentist',
      'mask for asthma',
      'oxygen mask',
      'inhaler mask',
      'bathing costume',
      'santa',
      'clown fish',
      'dressed up for school',
      'get dressed',
    ],
  },
  topicWords: ['costume', 'mask', 'dressed', 'clown'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'In a costume there is a person. A costume may hide the face, and faces are what people look at to know how somebody feels; so a still face is odd to many.',
    'Fear of costumes and masks is common from about one to six years, and some adults dislike masks too.',
    'Inside a big costume it is hot, and the person sees only through a small hole; that is why such figures wave large and move slowly, and often do not speak.',
    'A child may look from far away, wave, or leave; nobody needs to sit on a knee, to hug or to be in a photograph. A body belongs to the person in it.',
    'Getting used to it works in small steps: a picture, from far away, seeing a mask put on and taken off.',
    'Children under about five may not be sure that a person stays the same in a costume.',
    'People who wear costumes like to be waved at and are used to children who stay away.',
    'Clowns paint large features so that they can be read from far away; the paint comes off with cream, water and a cloth. Under it the real face moves in its own way.',
  ],
  threads: {
    box: 'the box or hook where a costume is when nobody wears it',
    shoes: 'the shoes under the costume, which are ordinary shoes',
    face: 'a face that does not move, and the real one behind it',
    far: 'far away, where a wave is enough',
    paint: 'a clown’s face, which is painted on and washes off',
  },
  // A clown has no big head on ordinary shoes, and often no mask.
  threadCues: {
    shoes:
      /\b(?:mascots?|bunny|rabbit|bear|mouse|animals?|characters?|costumes?|suits?|dressed|theme park|world book day|fancy dress)\b/i,
    face: NOT_PAINTED,
    box: NOT_PAINTED,
    paint: new RegExp(PAINTED, 'i'),
  },
  onlyWhenSaid: ['paint'],
  roles: {
    // What lies in a box when nobody has it on.
    worn: { fallback: { text: 'costume' }, cues: [{ match: /\bmasks?\b/i, phrase: { text: 'mask' } }] },
    figure: {
      fallback: { text: 'a person in a costume' },
      cues: [
        { match: /\bclowns?\b/i, phrase: { text: 'a person in a clown costume' } },
        {
          match: /\bmasc?k?ots?\b|\banimals?\b|\bbear\b|\bmouse\b/i,
          phrase: { text: 'a person in an animal costume' },
        },
        { match: /\bbunny\b/i, phrase: { text: 'a person in a bunny costume' } },
        { match: /\bmasks?\b/i, phrase: { text: 'a person in a mask' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Paint On, Paint Off', thread: 'paint' },
      { text: 'Red and White, and a Face', thread: 'paint' },
      { text: 'Shut in a Box', thread: 'box' },
      { text: 'Look, Two Shoes', thread: 'shoes' },
      { text: 'Big Feet, Small Shoes', thread: 'shoes' },
      { text: 'A Face That Is Still', thread: 'face' },
      { text: 'Peep, a Real Nose', thread: 'face' },
      { text: 'A Wave From Far Away', thread: 'far' },
      { text: 'Hello From Over Here', thread: 'far' },
      { text: '{name} and the Big Costume' },
      { text: 'Somebody Is All Dressed Up' },
    ],
    older: [
      { text: 'The Smile Is Paint', thread: 'paint' },
      { text: 'A Painted Mouth', thread: 'paint' },
      { text: 'Cloth and Glue', thread: 'box' },
      { text: 'On a Hook', thread: 'box' },
      { text: 'Whose Shoes Are Those?', thread: 'shoes' },
      { text: 'The Shoes Give It Away', thread: 'shoes' },
      { text: 'Behind a Painted Smile', thread: 'face' },
      { text: 'What a Face Is For', thread: 'face' },
      { text: 'Ten Steps Is Near Enough', thread: 'far' },
      { text: 'A Good Distance', thread: 'far' },
      { text: '{name} and the Costume' },
      { text: 'Inside the Suit' },
    ],
  },
  benefits: [
    'Explains why a costume can seem odd, and what is inside.',
    'Says that a wave from far away is enough, and that no hug is owed.',
    'Gives {name} something to look for and something to say.',
  ],
  talk: {
    young: [
      'What is inside a costume?',
      'How does {name} feel when a face does not move?',
      'Shall we put a hat on and take it off again in front of the mirror?',
    ],
    older: [
      'Why do masks seem odd to so many people?',
      'Which word went into the blank?',
      'Shall we agree how near is near enough next time?',
    ],
  },
  cover: {
    setting: 'street',
    time: 'day',
    pose: 'wave',
    feeling: 'shy',
    companion: 'grown-up',
    props: ['balloon', 'hat'],
  },
  text: {
    '2-3': script(`
      D<shoes> Here is a big costume. {Name} may see it. It has a big head. Eyes go down, down. There are two shoes.
      D<face> Look, a mask! {Name} may see it. The mask is still. Behind it is a nose. Behind it are two eyes. Peep!
      D<far> Over there is a costume. {Name is} over here. It is far away. It waves. Wave, wave, wave.
      D<box> A {worn} can be in a box. {Name} may see it there. It is still. It does not do a thing. Peep, {worn}!
      D<paint> Look, a clown! {Name} may see it. Red nose, white cheeks. It is just paint. Under it is a face.
      P Some children wave. Some hide behind a leg.
      P A costume is hot. The person likes a drink.
      P The person sees a bit. The person waves a lot.
      Q When it is near, {Name} may feel ____.
      Q Near a mask, {Name} may feel ____.
      Q Far from it, {Name} may feel ____.
      H {helper} can pick {him} up.
      H {helper} can say, "Far, please."
      H {helper} can go away with {him}.
      H<helper> {helper} can wave first.
      T {he} can look from far.
      T {he} can hold on to a hand.
      T {he} can wave or hide.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<shoes> {he} can say, "Shoes, I see shoes."
      C<face> {he} can say, "Peep, a nose in there."
      C<far> {he} can say, "Hello from here."
      C<topic> {he} can think about {topic}.
      C<box> {he} can say, "In the box, {worn}."
      C<paint> {he} can say, "Wash, wash, hello, face."
      A<shoes> Off go the shoes. Off goes the costume. Out comes a person. Bye-bye, big head.
      A<face> Off comes the mask. There is a nose. There is a smile. Hello, person.
      A<far> Wave, wave, bye-bye. The costume goes home. {Name is} here. Far is good.
      A<box> In goes the {worn}. The box is shut. It does not do a thing. Night-night, {worn}.
      A<paint> Wash, wash, wash. Off goes the red. Off goes the white. Bye-bye, clown. Hello, person.
    `),
    '4-5': script(`
      D<shoes> Sometimes there is a big costume with a big head. {Name} may look up at it. It is fun to look down as well. Down there are shoes, with laces. They are the shoes of the person inside.
      D<face> A mask has one face all day. It may smile and smile. {Name} may find that odd, because real faces move. Behind the mask there is a real face. It is hot in there, and it may have an itch.
      D<far> Near by, {figure} can be too big. From far away, anybody is as small as a thumb. {Name} may look from there. A costume can wave a long way. A wave can go back just as far.
      D<box> What does a costume do when nobody is in it? {Name} may think about that. It hangs on a hook, or it lies in a box. It cannot walk or wave. It needs a person for all of that.
      D<paint> A clown puts on a face with paint. The white goes on first, and then the red. {Name} may find it odd, because the mouth is so big. It is only painted on. The real mouth is small, and it is in the middle.
      P The person inside sees out of a small hole. So it is hard to see who is scared. People in costumes wave to all.
      P Some children run up to a costume. Others would rather stay by a leg. Grown-ups who wear one have seen both.
      P Some grown-ups do not like masks at all. They look the other way till it is gone.
      Q When it comes near, {Name} may feel ____.
      Q When a face does not move, {Name} may feel ____.
      Q From far away, {Name} may feel ____.
      H {helper} can ask for more room. ~ People in costumes step back when asked.
      H {helper} can stay in between. ~ Then there is more room.
      H {helper} can go and look at something else with {him}. ~ There is a lot to see.
      H<helper> {helper} can put a hat on and off again. ~ It is the same person with and without.
      H<adult> {helper} can help when it is too near. ~ The first thing to try is {adult}.
      T<shoes> {he} can look for two shoes.
      T {he} can wave from far away.
      T {he} can say, "No, thank you, no photo."
      T<comforter> {he} can hold {comforter} and look from here.
      T<doing> {he} can try {doing} till it has gone by.
      C<shoes> {he} can think, "Big head, small shoes, one person."
      C<face> {he} can think, "There is a real nose behind it."
      C<far> {he} can say, "I wave from here."
      C<topic> {he} can look away and think about {topic}.
      C<box> {he} can think, "It is just a thing from a box."
      C<paint> {he} can think, "Paint on, paint off, and a person in it."
      A<shoes> At the end of the day the costume comes off. Out comes a person with hot hair and wet socks. The big head sits on a chair. The shoes go home for tea.
      A<face> The mask comes off, and there is a face. It can smile, and it can yawn. Now it is easy to see who it is. A mask is just a thing, like a hat.
      A<far> The costume waves one more time and goes off. It was over there, and {Name} was over here. Both had room. A wave is a good hello from far away.
      A<box> After the day, it goes back in its box. Masks and noses and wigs lie in there, all in a heap. They are as quiet as socks. The people who wore the costume have gone home to eat.
      A<paint> The day is done, and a wet cloth goes over the paint. The big mouth comes off, and so does the red nose. The clown is gone. Here is a person with pink ears.
    `),
    '6-7': script(`
      D<shoes> Who is inside a big costume? Nobody can tell from the head. But {Name} may look at the feet. There are shoes down there, and they belong to somebody. Some have mud on them. The head says one thing, and the shoes say another.
      D<face> Faces show whether somebody is glad, cross or about to sneeze. {figure} may show a face that stays the same. So {Name} may find it hard to know what comes next. Behind it a real face is moving, only nobody can see.
      D<far> First there is music. Then {figure} comes by. {Name} may stay where it is not so full. Next, children run up for a photo. Far away is a good place, since eyes can see well from there. Last of all the costume waves and goes on.
      D<box> Each mask and each costume has a box or a hook where it lives. There it waits for its day. {Name} may see it only when somebody has put it on. That is the short part of its day. For all the rest it is cloth and glue and does nothing.
      D<paint> How does somebody turn into a clown? White paint makes the face flat, and red paint makes the mouth huge. {Name} may not know if that person is glad or cross. A painted smile cannot tell. The real eyes can, and they are right above it.
      P<shoes> In a big costume it is as hot as in a greenhouse. The person can see about as much as through a letter box. That is why they move slowly and wave with whole arms.
      P Some children think a costume is great, and some cry. The person inside knows that. They do not mind, and they wave anyway.
      P Grown-ups like photos a lot. They may hope for a smile. A photo from far away is a photo too.
      Q When the costume comes nearer, {Name} may feel ____.
      Q Looking at a mask, {Name} may feel ____. It may be in the tummy or the legs.
      Q From a good way off, {Name} may feel ____.
      H {helper} can tell the person in costume to stay over there. ~ They hear it a lot and step back.
      H {helper} can find out beforehand when and where costumes will turn up. ~ Half of a fright is the surprise.
      H {helper} can show {him} how a mask goes on and off. ~ Then it is just a thing that people put on.
      H<helper> {helper} can look for the shoes together with {him}. ~ Two people find more clues.
      H<adult> {helper} can help when one comes by. ~ One thing that helps is {adult}.
      T {he} can look for clues, such as shoes, zips and hands. ~ Each clue shows a bit of the person.
      T {he} can wave from where it is far enough. ~ A wave does not need to be near.
      T {he} can say, "No, thank you, I am fine here." ~ That is a whole answer.
      T<comforter> {he} can hold {comforter} and watch from there. ~ Soft things have faces that stay the same as well.
      T<doing> {he} can try {doing} until it has gone by. ~ It moves on after a while.
      C<shoes> {he} can think, "I know that it has laces."
      C<face> {he} can think, "The real face is behind, and it is hot."
      C<far> {he} can think, "Ten big steps are near enough for me."
      C<topic> {he} can turn round and think about {topic}.
      C<box> {he} can think, "Cloth and glue, and somebody in it for now."
      C<paint> {he} can think, "The smile is paint, and a person is under it."
      A<shoes> Behind a door the head comes off, and somebody drinks and drinks. The costume hangs on a hook with its arms down. It can do nothing by itself. The shoes go home on the bus.
      A<face> When a mask is off, it lies on its back on a table. It goes on smiling, for nobody. The person has red cheeks and a real smile. That one moves.
      A<far> The costume is small now, and then it is gone. Somebody waved, and maybe somebody waved back. Near or far, it was a good way to see it. There may be a photo with a tiny dot of fur in it.
      A<box> Now it lies in the box with its face to the wall. A costume cannot look at anybody there. It may be an hour or a year until it comes out again. Most of what was odd about it came from the person in it.
      A<paint> A clown's face takes a long time to put on. It comes off in five minutes. It goes down the sink in a pink swirl. What is left at the mirror is somebody with a towel. That person has a name, and it is not a clown's name.
    `),
    '8-10': script(`
      D<shoes> Anyone who makes costumes will say that the feet are the problem. Giant paws are dangerous on stairs. So {Name} may see ordinary shoes under {figure}, with knots and scuffs. They tell more than the head does. Somebody tied them this morning. Somebody has walked to work in them, or come by bus.
      D<face> {his} brain has a part that does almost nothing but read faces, and so has every brain. It works in a fraction of a second and looks for small movements. A mask has none. In front of {figure}, that part gets nothing to read. It asks for more information and gets none. The result is a strange sort of alarm. Scientists call it the uncanny valley.
      D<far> How near does a person need to be in order to have seen something? For {figure}, ten metres is plenty. {Name} may pick the distance, near enough for details and far enough to leave, and it may change. A costume is made to work from the back row.
      D<box> A costume department is a strange and harmless place. Heads lie on shelves with labels, and faces hang in rows like coats. {Name} would see at once what they are made of. There is foam, paint, zips, and somewhere a note that says "itches". None of it can do anything until a person climbs in.
      D<paint> Clowns paint their faces so that people in the back row can see a smile. From close by, the same smile is far too big. {Name} may find that it does not match the eyes, and that is well observed. A painted mouth goes on smiling while the real one yawns. A brain that reads two messages in one face does not know which to believe. So it says "careful".
      P<shoes> The job is harder than it looks. There is a fan in the head, which works on good days, and sweat runs into the eyes. Nobody in there is thinking about who stays away. They are thinking about the next break.
      P Plenty of adults dislike clowns, masks or big mice. They have learnt to say "I will hold the bags". Children who stay back are often standing next to one of them.
      P Someone who rushes up for a hug sees a favourite figure come alive. A person who holds back sees a stranger in an odd suit. Both have looked closely.
      Q When one comes round the corner, {Name} might feel ____. It can be alarm with some curiosity in it.
      Q In front of a face that stays the same, {Name} may feel ____. The brain is waiting for news.
      Q When others want a photo, {Name} may feel ____. Wanting to please people is a feeling too.
      H {helper} can say, "We would like to stay back, thank you." ~ It is a sentence that costumes hear every day.
      H {helper} can ask beforehand where and when they appear. ~ Somebody usually knows.
      H {helper} can watch with {him} how one is put on, in a film. ~ A thing that has been seen from inside is mostly foam.
      H<helper> {helper} can take a photo from far away and zoom in later. ~ On a screen, the distance can be chosen again.
      H<adult> {helper} can help by {adult}. ~ What has helped once may help again.
      T {he} can look for three signs of the person inside. ~ A zip is a good clue.
      T {he} can wave once from a good distance and turn away. ~ That is polite and complete.
      T {he} can say, "I would rather not." ~ It needs no reason behind it.
      T<comforter> {he} can hold {comforter} in a pocket. ~ It is one furry thing whose inside is known.
      T<doing> {he} can try {doing} until it has passed. ~ They keep to a timetable.
      C<shoes> {he} can think, "Two shoes, tied in a hurry."
      C<face> {he} can think, "My brain is asking, and the mask has no answer."
      C<far> {he} can think, "Made for the back row, and that is where I am."
      C<topic> Meanwhile {he} can think about {topic}.
      C<box> {he} can think, "Foam, zip, label, person."
      C<paint> {he} can think, "Painted for the back row, so I look from there."
      A<shoes> At six the costume goes back on its hanger, and the head on its shelf. Somebody with flat hair locks the door. The shoes that nobody noticed walk off to the bus. They had the better view all along.
      A<face> When the mask is put down, it goes on grinning at the wall. All the expression was in the person. That part of the brain can relax now, because here is a face that answers. It looks tired and quite nice.
      A<far> From the back row the whole thing could be seen, costume, queue and somebody's ice cream on the ground. Nobody was needed any closer. Distance is a way of looking. Some of the best photographers use nothing else.
      A<box> At closing time it all goes back to its hook or its box, a bit damp. A mask without anybody behind it is only a badly lit sculpture. The person who wore it has a bus to catch. What is left of the fright can be told to somebody over supper.
      A<paint> With some cream and a cloth, a clown's face is gone in minutes. Under the white there is a person with freckles, or a beard, or a cold. The paint stays in its pots until the next time. A clown is a joke for the back row, and in the front it need not be funny.
    `),
    '11+': script(`
      D<shoes> There is a reliable way of reading {figure}, which is to begin with the shoes. {Name} may have discovered it. Above the ankles there is fur, foam or velvet. Below them are trainers with a coffee stain. Somebody put those on this morning, checked the weather and came to work. That does not make the rest of it less strange, although it gives it an address.
      D<face> A good deal of {his} brain is spent on faces, as it is in everyone. It expects tiny movements and adjusts to them without telling anyone, and a mask sends none. In front of {figure}, it gets the outline of a person without the information. So it raises the alarm, quite sensibly. Roboticists know the effect and have given it a name, the uncanny valley. They spend fortunes on getting out of it.
      D<far> A letter to {Name} about this could be short, since nobody is owed an encounter with a costume. People inside them are sent out to be looked at, and looking works from across the square. It is fine to be the one who holds the bags. It is also fine to have liked it at six and not now, or the other way round, since tastes have no duty to stay. {figure} has met everything from hugs to flight, usually within the same minute. A nod from a distance will do nicely.
      D<box> It can help to think of such a thing in its natural habitat, which is a cupboard. There, a costume is a heap of foam with a washing label, and a mask is a shape with elastic at the back. {Name} meets it only in the few hours when a person lends it legs and a voice. Most of the effect is supplied by that person, and the rest by whoever is watching. The object contributes remarkably little.
      D<paint> A clown's face was made for large tents and weak light, so that a mood could be read from forty metres. At two metres it gives a strange result: a mouth that announces joy and a pair of eyes that are busy with something else. {Name} may have noticed the mismatch, as many people do. A brain that gets two messages from one face trusts neither of them, and that is a sound habit.
      P The person inside is mainly occupied with heat. They can see a slot of the world about as wide as a ruler, and the rest they guess. What looks like pushing is often a matter of not having seen who is standing there.
      P Coulrophobia, the dislike of clowns, has its own word, which shows how many people needed one. Surveys find it in a large number of adults. Even in hospitals with clown doctors, patients are asked first.
      P Friends may find it funny, as people find most fears funny that they do not have. It passes quicker when it is answered with a shrug. Nearly all of them are careful about something, such as needles or moths.
      Q When one turns and looks this way, {Name} might notice ____. It may be annoyance at being picked out.
      Q In front of a fixed smile, {Name} may feel ____. There is simply nothing to read.
      Q When younger children run towards it, {Name} may feel ____. Comparison seldom helps here.
      H {helper} can say a friendly no for both of them. ~ Two people holding the bags look perfectly natural.
      H {helper} can check the programme for times and places. ~ Surprise is half of the problem, and it can be looked up.
      H {helper} can leave the subject alone afterwards. ~ Not everything needs to become a family story.
      H<helper> {helper} can say which costumes other people in the family keep away from. ~ There is a good chance of a clown on that list.
      H<adult> {helper} can help by {adult}, if it is welcome. ~ What works need not be new.
      T {he} can look for the join, where costume stops and person begins. ~ Once it has been noticed, it is difficult to forget.
      T {he} can raise a hand in greeting and keep walking. ~ It is what adults do with people who hand out leaflets.
      T {he} can say, "Not for me, thanks," and leave it there. ~ It is short enough to be said twice.
      T<comforter> {he} can keep one hand on {comforter} in a pocket. ~ It is the only plush in the area without a stranger inside.
      T<doing> {he} can try {doing} until it has moved on. ~ There are other corners and other cameras.
      C<shoes> {he} can think, "Trainers, coffee stain, ordinary person."
      C<face> {he} can think, "No signal from the face, so my brain is guessing."
      C<far> {he} can think, "A nod, from here."
      C<topic> While it passes, {he} can think about {topic}.
      C<box> {he} can think, "Elastic at the back. Washing label inside."
      C<paint> {he} can think, "Painted for forty metres, seen from two."
      A<shoes> In a room behind the stage the top half is unzipped, and a person sits on a crate and breathes. The trainers are stretched out in front. From there the costume is plainly a piece of clothing, and rather a damp one. It will hang there until tomorrow morning without surprising anybody at all.
      A<face> With the mask off, there is a face again, full of small news. It takes the brain less than a second to settle down. The object itself lies on a table, smiling at a lamp. It is surprising how little of a costume is left when nobody is in it.
      A<far> The costume crosses the square and becomes a dot of colour with a crowd round it. Seen from here it is rather a good picture. Those who wanted a hug have had one, and those who wanted air have had that. The bags were held all the time.
      A<box> Sooner or later it is hung up to dry, and the person goes home in ordinary clothes. No costume has ever done anything by itself. It may go on looking odd in photographs, which is what it was made for. In the cupboard nobody is impressed.
      A<paint> A clown's face comes off with cold cream, in about the time that it takes to make tea. Underneath is somebody who chose an odd profession and has a train to catch. The painted smile is on a tissue in the bin. It was addressed to the back row, and people further forward are free to find it unconvincing.
    `),
  },
};
