import type { Fields } from '../fields/field.ts';

/** Moments as parents tell them to a friend, without the name of the trouble or with a joke in its place; one a line. */
export const MOMENTS_HEARD: Fields = {
  'bedtime-routine': `
    seven o'clock yawning, half past seven doing gymnastics on the mattress
    comes down eleven times a night with a new reason each time
    I have read the gruffalo four times and he is wider awake than me
    asleep by ten if we are lucky, up at six, repeat
    the minute I mention pyjamas she remembers she is hungry
    evening is gone before we have her settled
    he gets a second wind as soon as the curtains are drawn`,
  'sleeping-alone': `
    he needs my hand through the bars until he is gone
    three of us and a dog in one bed, I sleep on the edge
    creeps in at four with cold feet
    I have to sit on the landing where she can see my shoes
    every time I try to sneak out of the room she sits up
    will not stay in her own bed for a whole night
    wants to sleep in mine every night
    falls asleep only with me lying next to her
    he sleeps fine at nursery and at home only on top of me`,
  nightmares: `
    the same bad dream came back again
    shaking and sweating at two in the morning because of the dream
    afraid to shut her eyes in case it comes back
    dreams that we are gone and wakes the whole house
    tells me every morning about somebody chasing him`,
  monsters: `
    looks behind every door and curtain before he will wash his hands
    there is a man in the cupboard, she says
    wants me to check under the bed, then check again
    something with red eyes lives in the loft
    an older cousin told him a ghost story and now we cannot go into the hall
    will not go to the toilet alone because something might come out`,
  'fear-dark': `
    he will only go upstairs if I go first with a torch
    all the lights in the house have to be on
    bulb went and you would think the world had ended
    sleeps with the big light on, we tried a night light, no
    runs along the landing as if something was behind him once the lamp is off
    goes stiff when I reach for the switch`,
  'potty-training': `
    was dry for months and since the holiday wet pants every day
    pees on the rug and looks surprised
    sits there for half an hour, nothing, then goes the moment the pants are up
    will do a wee for a sticker but asks for a nappy to poo
    hides behind the curtain to fill his nappy
    three pairs of trousers before lunch
    having wees on the floor again after being clean for a year`,
  'potty-transition': `
    happy on the potty, will not sit on the big one
    says he will fall in
    carries her potty everywhere, even to grandma
    the hole is too big, she tells me`,
  'public-toilets': `
    crosses her legs all day and bursts through our front door
    we plan every outing around getting home for a wee
    school say he has not been once this week
    will not go in the cubicle, it smells and there is no lock
    comes home from school desperate every day`,
  'loud-toilets': `
    hands over ears and out before anyone pulls the chain
    the automatic flush went while she was sitting on it and that was that
    flush and run, he screams at the noise
    will only go if I promise not to flush`,
  'bed-wetting': `
    hides the wet sheets so I will not see
    nine years old and soaked every morning
    the mattress is ruined and he cries with shame
    wakes up wet, strips the bed himself and says nothing
    what do I tell him about camp when he still wears pull ups at night
    puddle in bed again`,
  'healthy-eating': `
    if it is not white or beige it does not get eaten
    picks every bit of green out with tweezers, I swear
    I cook, she says yuck before it is on the table
    nuggets and toast, toast and nuggets
    licks it, gags, pushes the plate away
    one bite rule ended in tears, mostly mine
    seven foods left on the list and last week he dropped bananas
    his plate comes back exactly as it went out`,
  'food-textures': `
    a bit in the yoghurt and it all comes back up
    only smooth soup, if there is a lump he retches
    can tell if the mash has been done with a fork
    peels grapes, peels peas, peels everything with a skin
    anything wet touching anything dry and dinner is over`,
  'brushing-teeth': `
    I have to pin her down to do her teeth
    clamps his jaw shut the second he sees the brush
    says he has done them and the brush is bone dry
    chews the toothbrush and will not let me near
    four flavours of toothpaste and none of them is right`,
  'bath-time': `
    washing her hair, the neighbours must think I am killing her
    he has not been in the tub for a week and smells like a goat
    arches his back when I lower him into the water
    screams from the taps to the towel
    the plug hole is going to swallow her`,
  'water-on-face': `
    one drop in the eye and it is all over
    needs a flannel over his face the whole time
    shampoo rinse is the worst three minutes of the week
    wipes and wipes her face after a splash`,
  haircut: `
    half a haircut, the other half ran out of the shop
    I chase him round the kitchen with scissors
    sobs when the cape goes on
    the buzzing thing near his ears, never again
    looks like a yeti and will not let a soul near with scissors`,
  'hair-brushing': `
    bird's nest at the back and she will not let me near it
    every knot is a scream
    we are late each day because of her plaits
    says I am pulling it out on purpose`,
  'nail-cutting': `
    talons, actual talons, and he curls his fingers into fists
    kicks me in the face when I try her toes
    I do one nail a night while she sleeps`,
  dentist: `
    would not sit in the chair, would not open, we left
    he has to have a tooth filled and is bargaining
    she bit the lady who was counting her teeth
    the drill, he heard about the drill`,
  'doctors-visit': `
    they could not listen to his chest because he was under the chair
    nobody gets to look in her ears
    check up tomorrow and he says nobody is touching his tummy
    hides when we turn into the surgery car park`,
  needles: `
    last time four of them held him for the blood test
    preschool boosters next week and she asks every hour if it will hurt
    jab letter came home from school and he has not slept
    numbing cream or not, she runs`,
  'taking-medicine': `
    spits every dose of the antibiotics across the kitchen
    pink liquid on the walls, none in the child
    inhaler twice a day is a wrestling match
    we hide the tablet in jam and he finds it
    eye drops, need I say more`,
  'hospital-stay': `
    they are keeping her in for a week for the drip
    he will be on the children's ward for at least five nights
    one of us can stay on the fold out bed
    she wants to know who will be there at night when she is in hospital`,
  operation: `
    grommets on friday, how do I tell him he will be put to sleep
    nothing to eat from midnight and then theatre at nine
    she is having her tonsils taken out and wants to keep them`,
  scan: `
    the big tunnel machine on thursday, he has to lie still for half an hour
    x-ray of his hip and he will not lie on the table`,
  allergy: `
    everyone had the cake and she had an apple
    he has to ask about nuts before every biscuit
    two epipens in a bum bag and he hates carrying it
    first party since we found out about the eggs`,
  glasses: `
    brand new glasses, in the bin by lunch
    pulls them off the moment I turn my back
    she says everyone will call her four eyes
    wears the patch for ten minutes then it is on the cat`,
  'hearing-aid': `
    takes them out and hides them in the sofa
    found his aid in the dog's bowl
    new moulds, says everything is too loud
    she does not want the others to see the thing behind her ear`,
  'long-illness': `
    diagnosed with type one in march and sick of the finger pricks
    he asks why his joints hurt and his friends' do not
    another flare up, another month off school
    seizures, and she is scared to be alone`,
  'body-gets-tired': `
    twenty minutes of play and she has to lie down
    wants to keep up with the others and cannot
    his battery is empty by lunch and the kids think he is lazy`,
  'broken-bone': `
    fell off the monkey bars, plaster up to the elbow for six weeks
    the saw that takes the cast off, he has heard about the saw
    cannot run at sports day with her boot on`,
  'new-equipment': `
    first wheelchair comes on tuesday and she says no
    he has to wear splints at night now
    she wants pink, the new frame is grey, we have a problem`,
  'clothes-itch': `
    the seam, always the seam, forty minutes for one sock
    labels cut out of everything and still she strips off in the car
    same soft joggers since easter
    school jumper off before we reach the gate
    new shoes feel wrong, old shoes have holes`,
  'being-sick': `
    threw up once in the car and now every tummy gurgle is a crisis
    will not eat in case she is sick again
    washes his hands raw because a boy in class vomited
    asks me forty times a day if she will be sick`,
  swimming: `
    stood on the side for six lessons and never got wet
    clings to my neck in the shallow end
    armbands, float, noodle, me, and still panic
    his class goes to the pool on fridays and every thursday night he is ill`,
  'car-seat': `
    goes rigid as a board when I buckle her in
    unclips himself on the motorway
    forty minutes in a car park because he will not be strapped`,
  'first-trip': `
    nine hours in the car to scotland with a four year old, pray for us
    are we there yet before the end of our road
    she is worried about the long journey to grandma in poland
    first time on a train for longer than ten minutes`,
  flights: `
    our first flight and he asks what happens if the wings fall off
    security took his bear and he lost it
    popping ears on the plane last time and now she refuses to fly`,
  'new-sibling': `
    eldest talks in a baby voice since the twins came
    asked if we can send her back to the hospital
    sits on the baby, pokes the baby, loves the baby
    told the midwife she can keep him
    wants to be carried and fed since his brother arrived
    new bump and she will not look at it
    he was sweet to her for a week and now he squeezes too hard
    says I only have arms for the baby`,
  'siblings-fighting': `
    mine try to kill each other in the back seat, every journey
    he looked at me, she touched my side, all day
    I am a referee and not a mother
    it started over a spoon
    one breathes and the other hits
    can two brothers ever be in one room without a scream`,
  'sharing-a-room': `
    we are putting the baby in with her big brother
    the boys will have to share until we move
    she drew a line down the middle of their room with tape
    her sister's alarm, her sister's mess, her sister's light`,
  jealousy: `
    if I hug his dad he wedges himself in between us
    climbs on my lap the second another child comes near
    cannot stand that his friend has better trainers
    sulks when her cousin gets a compliment`,
  'parents-divorce': `
    thinks it is because of him that daddy left
    we are splitting up, how do we say it
    her dad moves out on saturday and we have not told her yet
    asks every night if we will live together again
    he has drawn a picture with both of us in one house`,
  'two-homes': `
    handover sunday, she will not get out of the car
    his favourite jumper is always at the other house
    comes back from her dad's a different child
    half a week here, half a week there, and never the right shoes
    cries on friday because he is leaving and on sunday because he is coming home`,
  'new-partner': `
    she met my girlfriend twice and says she is moving to her dad's
    he calls my boyfriend that man
    my partner moved in and she eats in her room
    dad's new lady wants to be called mummy
    we are getting married and my son says he is not coming
    since Dave moved in he will not talk to either of us
    says you are not my dad whenever my husband asks him to do something`,
  'new-family-member': `
    my sister and her three kids are moving in with us
    grandpa comes to live here, she has to give up the playroom
    a lodger, a student from spain, sits at our table now`,
  'parents-arguing': `
    covers his ears when we raise our voices
    she stands between us and shouts stop
    hides under the table when my husband and I start
    asked if we are going to get divorced because we were loud
    heard us through the wall again`,
  'parent-away': `
    three weeks on the rig and he will not come to the phone
    my wife drives lorries and is gone from monday to friday
    mummy has a conference in berlin for ten days, the longest ever
    sleeps in daddy's t-shirt while he is at sea
    how many sleeps till she is back from deployment`,
  'parent-ill': `
    he saw me fall, my MS is worse
    chemo has taken my hair and she will not look at me
    I cannot pick him up any more because of my back and he thinks I do not want to
    daddy has a bad heart and needs to rest
    I have a lump and have to have treatment, she has noticed something`,
  'parent-in-hospital': `
    mummy goes in on the ninth for her operation and stays a few days
    dad was taken by ambulance last night and she saw
    can he visit when there are tubes`,
  'parent-depressed': `
    some days I stay under the duvet and he brings me his teddy
    her dad sits and stares and she asks what she did
    mummy cries a lot at the moment and cannot play`,
  'grandparent-death': `
    nanny died in the night, how do I say it to a four year old
    my mum passed on sunday and she keeps asking when nana is coming
    grandad's chair is empty and nobody may sit in it
    should he come to the funeral of his grandpa
    she drew granny in the sky
    we scattered the ashes of my dad at the weekend`,
  'somebody-died': `
    his teacher died in the holidays
    her best friend's mum was killed in a crash
    our neighbour who she saw every day has died
    uncle died suddenly and he heard it at the door
    his dad died two years ago and now he asks how`,
  'pet-death': `
    the vet is coming to the house on saturday for our old dog
    our dog has to be put down at the vet tomorrow
    the dog is being put down at the vet
    the cat is being put to sleep at the vet
    found the hamster cold in the cage, what do I tell her
    goldfish is floating, he comes home at three
    the cat got run over and she wants to see it
    our lab is being put to sleep
    she did not wake up, our rabbit, and he keeps taking her carrots`,
  'grandparent-dementia': `
    grandpa called him by my brother's name again
    nana asked her four times who she is
    granny puts the kettle in the fridge and he thinks it is funny, then not
    my dad does not know the kids any more`,
  'baby-who-died': `
    we came home from the hospital without his little sister
    no heartbeat at 32 weeks and she had picked a name
    the baby is not coming and he keeps kissing my tummy`,
  'premature-baby': `
    her brother is in an incubator and she has not met him yet
    born at 29 weeks, I live at the hospital, he is with nan
    tubes and beeping, should she see her sister in the neonatal unit`,
  'new-pet': `
    puppy arrives on saturday and he is over the moon and all over it
    she grabs the kitten by the tail
    how to be gentle with the new dog
    it is her rabbit and she has not cleaned it once`,
  dogs: `
    will not visit her cousins since they got a dog
    crosses the road when she sees one on a lead
    a puppy jumped up and he has not been to the park since
    climbs me like a tree if anything barks`,
  spiders: `
    one spider in the bath and nobody has washed for three days
    checks the ceiling for legs before bed`,
  insects: `
    a bee came near his ice cream and now we do not go outside
    will not sit on grass because of ants
    wasps, flies, a moth, all the same scream`,
  storms: `
    first rumble and she is under my bed
    looks at the sky before he leaves the house
    wind in the chimney and nobody sleeps`,
  'loud-noises': `
    hand dryers, blenders, lorries, my aunt
    hands clamped on his ears at every party popper
    I hoover when she is at nursery, there is no other way
    the school bell makes him jump out of his skin
    motorbikes, drills, the coffee machine`,
  'fire-drill': `
    practice alarm at school and he cried until home time
    asks every morning whether the siren will go today`,
  crowds: `
    christmas market and she wanted to go home after one minute
    too many people, he goes under my coat
    melts down in ikea when it is full`,
  'shopping-trip': `
    face down in the cereal aisle
    big shop with a three year old, do not recommend
    wants everything at the till and howls`,
  'getting-lost': `
    lost her in the garden centre for four minutes and neither of us is over it
    what should he do if he cannot find me
    let go of my hand at the fair and was gone`,
  'going-to-a-restaurant': `
    crawls under the tables while we wait for the food
    nan's 70th is at a nice restaurant and I dread it`,
  'weddings-and-parties': `
    flower girl on saturday and refuses the dress
    he stood in the porch for the whole birthday party
    family party with forty relatives and everyone wants a kiss`,
  'meeting-santa': `
    screamed on santa's knee last year and wants to go again, sort of
    the grotto is booked and she says he may not come near`,
  'mascots-and-masks': `
    a man in a bear suit waved and we had to leave the park
    face paint, masks, clowns, no thank you`,
  'saying-goodbye': `
    clings like a koala at the classroom door each morning
    they peel her off me and I cry in the car
    howls at the gate, fine two minutes later apparently
    one more kiss, one more, one more, and then the tears
    begs me not to go when I drop him off`,
  'first-day-school': `
    big school starts on monday and he is so little
    uniform is on the chair, she has asked who will open her yoghurt
    starts nursery next month, never been left with anyone
    reception in september and he thinks I am staying with him`,
  'new-school': `
    joins in the middle of the year and knows nobody
    third school in four years because of my husband's job
    new uniform, new bus, no friends there yet
    secondary in september and it is enormous`,
  'new-teacher': `
    loved Mrs Obi, now it is Mr Finch and nothing is right
    only wants her old teacher back
    the new teacher does it all differently and he cries at home`,
  'moving-class': `
    year two next and none of her friends are in the same class
    they are mixing the classes up and he is with the others
    leaves the babies' room for the big room on monday`,
  'substitute-teacher': `
    a different grown up at the front and he came home wild
    the supply teacher did not know her ways`,
  'moving-house': `
    we have sold the house and she says the new people can live with us but she is staying
    wants to take the doorframe with her heights on it
    boxes everywhere and he unpacks them at night
    he asks whether his bed comes too
    leaving the only street she knows`,
  'friend-moving-away': `
    his best mate is off to australia at christmas
    she will never see her again, she says, it is forty miles`,
  'left-out': `
    there were three of them and now there are two and my daughter
    nobody kept a seat for him at lunch
    whole class at the trampoline place and she saw the photos
    they say the game is full when he comes
    not one invitation this term
    her friends have a chat without her`,
  'being-teased': `
    smelly is his new name, the whole class says it
    they laugh at her lisp
    they call him professor and not kindly
    came home and asked if her nose is big because somebody said so
    a nickname that makes her cry`,
  bullying: `
    an older girl on the bus takes her snacks and her seat, every day
    they threw his bag on the roof, last week it was his cap
    he has stopped telling us what they do to him
    her sleeve was torn and she says she fell, third time this month
    waits in the library until they have gone
    gives them his lunch so that they leave him alone`,
  'making-friends': `
    two terms in and he still spends break with the dinner lady
    looks at the other kids through the window and will not go out
    new in the street and knows nobody to play with
    walks round the playground on her own
    wants to join in and does not know how to start
    stands next to them and hopes`,
  'friend-who-copies': `
    got the same bag, the same shoes, the same haircut a week later
    she draws what I draw, mummy`,
  'losing-a-game': `
    snap. he lost. the cards are in the hedge
    pieces across the room when somebody else wins
    cheats, and if that fails he leaves
    has to be first or he does not play
    uno night ended in tears again`,
  perfectionism: `
    one wobbly line and the drawing is ripped up
    rubs it out until there is a hole in the page
    eight out of ten and she called herself rubbish
    will not try it if she cannot do it at once`,
  homework: `
    four sums, an hour and a half, two people crying
    pencil on the floor, head on the table, book under the sofa
    spellings every thursday night, kill me now
    she is an angel all day and then there is the worksheet`,
  tests: `
    cries over practice papers for the eleven plus
    exam week and he is sick every morning
    spelling test on friday, so thursday night nobody sleeps`,
  'reading-is-hard': `
    calls himself thick because his little sister is on a higher book band
    the words jump about, she says
    guesses from the picture and hopes I do not notice
    his friends read harry potter and he is on page four of the dog book
    hides his reading book`,
  'public-speaking': `
    one line in the nativity and he has quit
    show and tell on friday and she has tummy ache since tuesday
    she has to read in front of the whole assembly`,
  'sitting-still': `
    up and down like a yo-yo at the table
    teacher says he rocks, hums, taps and wanders
    carpet time, he is the one under the table
    his legs go even when he sleeps`,
  'talking-at-school': `
    chatterbox at home and not one word in class
    nods at her teacher, since september, only nods`,
  'asking-for-help': `
    sat there with the wrong page for an hour and said nothing
    would sooner wet herself than ask
    could not open his lunch and did not eat`,
  interrupting: `
    I have not finished a sentence since 2019
    mum mum mum mum while I am on the phone
    butts in on every grown up conversation`,
  waiting: `
    if I am on a call for two minutes everything collapses
    now means now, there is no later
    cannot wait for pasta to boil
    a queue of three people is too long for her`,
  'taking-turns': `
    shoves whoever is on the swing because it is his go
    nobody else gets a go on the slide when she is there
    he hogs the trike at playgroup`,
  sharing: `
    mine, mine, mine, even things he has never looked at
    hugs all the toys so that her friend cannot have one
    playdate, one digger, two boys, screaming
    puts his best cars on top of the wardrobe when his cousin comes`,
  'saying-sorry': `
    would rather miss the party than say the word
    he knows it was wrong and stares at the floor
    mumbles it at the wall and runs`,
  hitting: `
    butts me with his head when I say no
    smacks whoever is next to her at playgroup
    walks up to babies and wallops them
    pinches and scratches when she is cross
    nursery told me again, he pushed someone off the bike`,
  biting: `
    another bite form in his bag today
    sank her teeth into the boy who had the doll
    I have a toothmark on my shoulder`,
  spitting: `
    gobs at the window, at the dog, at me
    blows raspberries with spit at everyone in the shop`,
  'managing-anger': `
    a chair went across the kitchen because I said no
    from smiling to screaming in two seconds
    I broke his biscuit in half and he tore the place apart
    slams, stamps, shrieks, then sobs in my arms
    wrong colour cup, forty minutes of rage`,
  lying: `
    chocolate all over her face, it was not me
    says the cat drew on the wall
    tells his class we have a swimming pool
    swears blind that he brushed them`,
  'taking-things': `
    three of her friends' hair clips were under her pillow
    his pockets are full of nursery's dinosaurs
    money gone from my purse and new football cards in his room
    she slipped a lip balm into her sleeve in the chemist's`,
  swearing: `
    dropped the f bomb in front of the vicar, he is three
    learnt a new word from his uncle and uses it well
    the b word at nursery, loud, twice`,
  'running-off': `
    he bolts, car parks, beaches, supermarkets, anywhere
    slips my hand and she is gone
    I need a lead for this child
    out of the front door in his socks`,
  'personal-space': `
    talks with his nose on yours
    sits on people he has met once
    hugs the postman, the dentist, strangers on the bus`,
  'stopping-play': `
    leaving the park is a carry out job
    when it is time to go home from a playdate she hides
    cannot put the lego down for anything
    five more minutes has been going on for an hour`,
  'tidying-up': `
    I cannot see his floor
    everything out, nothing back
    goes limp at the words tidy up`,
  'screens-off': `
    two minute warning, one minute warning, explosion
    switch it off and he throws it at me
    the end of an episode is the end of the evening
    prising the tablet out of her hands
    tablet off and all hell breaks loose`,
  'screen-time': `
    first thing and last thing every day is the ipad
    would watch videos of other people playing till he fell over
    all he wants is the xbox, all weekend
    she eats with one eye on the telly`,
  'first-phone': `
    he is getting his first phone when he walks to school alone, what rules
    her first mobile, I want to talk about it before she has it
    new phone for his birthday and I want him to be safe with it`,
  'no-phone-yet': `
    everybody in her class has one except her, and I am the worst mother alive
    we said no phone until secondary and he hates us
    the only one without a phone, she tells me daily
    not before thirteen, and every day the same argument about a phone`,
  'online-kindness': `
    she wrote something nasty in the class group and says it was a joke
    he kicked a boy out of the game chat to be funny
    screenshots of a friend's photo went round and my daughter sent them`,
  'body-safety': `
    I want her to know nobody touches her private parts
    nobody looks under your pants, how do I put that to a four year old
    the difference between a nice secret and a bad one
    who may help him in the toilet and who may not`,
  puberty: `
    sprouting hair and will not talk to me
    she started at school and thought she was dying
    he smells, he has spots, he slams doors, he is eleven`,
  'body-and-looks': `
    stands in front of the mirror and pinches her tummy
    hates his freckles since a photo
    will not wear shorts because of her legs`,
  'war-and-news': `
    saw the bombs on grandad's television and asks if the planes are coming here
    asks at bedtime whether there will be a war
    earthquake on the news and now he sleeps in his shoes`,
  'hard-times': `
    so much going on in our family right now and she feels it
    the flood took the ground floor and we are in a hotel
    my brother is in prison and the kids heard`,
  'money-is-tight': `
    she asks why everyone else goes on holiday
    no new trainers this year, how do I say it
    I lost my job and he offered me his pocket money`,
  'change-of-plan': `
    lesson called off and the whole afternoon was gone
    we took a different road to school and he screamed all the way
    grandma came on wednesday and not on tuesday
    needs to know what happens, in which order, and it may not change`,
  'handling-disappointment': `
    zoo was shut, tears for two hours
    she did not get the part
    rain on the day of the picnic and he cannot get over it
    they had no chocolate left, only vanilla`,
  'broken-promise': `
    I said we would go camping and then work happened
    you promised, mummy, and she is right`,
  'feeling-worried': `
    what if you die, what if there is a fire, what if I forget my bag
    tummy ache every sunday night
    he worries about everything and then worries that he worries
    lies awake and thinks of all that could go wrong`,
  'feeling-sad': `
    cries for no reason and says she does not know why
    just flat, does not want to play
    sits on the stairs and sighs`,
  'building-confidence': `
    says I can't before he has looked at it
    watches from the side, always from the side
    will not have a go unless she knows she can do it
    says he is no good at anything`,
  'being-kind': `
    laughed at a boy who fell over
    tells people exactly what she thinks of their drawings
    not very nice to the younger ones lately`,
  'respecting-differences': `
    asked very loudly why that man has one leg
    stares at people in wheelchairs
    why does her skin look like that, at the top of his voice`,
  prejudice: `
    told her she cannot be the princess because she is brown
    a boy shouted go home at us, she was born here
    they pull their eyes at him`,
  'peer-pressure': `
    jumped off the wall because the others said so
    does whatever that boy tells him
    shoplifting was for a dare`,
  'first-sleep-away': `
    first sleepover on friday and she wants to and does not want to
    cubs camp, two nights, he has never been away
    night at nana's without us, what if he wakes`,
  'lost-toy': `
    left bunny on the train and there is no other bunny
    the comfort blanket is gone and nobody has slept`,
  'dummy-or-bottle': `
    four years old and the dummy is still there
    dummy fairy came and then we gave in at midnight`,
  'thumb-sucking': `
    her thumb is raw and still in
    front teeth are sticking out from the thumb`,
  'nail-biting': `
    bitten down until they bleed
    chews his fingers while he watches anything`,
  'hair-and-skin': `
    a bald spot where she twirls and pulls
    picks every scab until it bleeds`,
  'new-bed': `
    big boy bed came and he has slept on the floor beside it
    out of her cot and out of her mind`,
  adoption: `
    asked today whose tummy she grew in
    wants to know why his birth mum could not keep him`,
  fostering: `
    a little girl came to us last night with one bag
    my foster son asks when he can go home
    our own boy has to share us with the foster baby`,
  'sibling-with-disability': `
    his sister gets all the appointments and he gets the waiting rooms
    she asks why her brother does not talk`,
  'morning-routine': `
    eight twenty and he is wearing one sock
    I have said shoes fourteen times
    late again because of a leaf she found
    getting out of the door takes longer than the journey`,
  stutter: `
    gets stuck on the first sound and has started to say never mind
    b-b-b and the others laugh`,
  'being-autistic': `
    asked me what autism is and whether he has it
    she read autistic on the letter and wants to know what it means`,
  'having-adhd': `
    we want to tell him that he has ADHD and what it means
    she heard me say ADHD on the phone and asked`,
  'is-santa-real': `
    is it you who puts the presents there, she asked me straight out
    a boy in year four says santa is your mum and dad`,
};
