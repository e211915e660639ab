import type { Fields } from '../fields/field.ts';

/** What parents type of each situation in words that it is seldom told with: odd things, odd places, two matters at once. */
export const TOLD_IN_OTHER_WORDS: Fields = {
  'pet-death': `
    what happens to the guinea pig's body in the ground
    the cat's grave in the garden, she digs
    came down to breakfast and the budgie was on the cage floor
    the tortoise did not wake up from hibernation
    our old spaniel has weeks left, lump on his spleen
    the hens were got by the fox and she had named them all
    next week is the cat's last trip to the vet and nobody has told him`,
  'grandparent-death': `
    grandma is dying at home in a bed in the lounge
    asks when grandad comes down from the sky
    cries at the sight of his allotment because grandpa dug it and is gone
    nana is not at the other end of the phone any more and she rings the number
    great gran's funeral is wednesday, should she come
    the song from grandad's funeral came on in asda and she fell apart
    gramps had a heart attack and did not make it, how do I say it`,
  'somebody-died': `
    a child in the year below was killed by a lorry
    her dance teacher died over the weekend
    his godfather passed away and they were close
    a boy on our street drowned in the quarry
    daddy's best mate died and daddy cries in the garage`,
  'baby-who-died': `
    we had to say goodbye to the twins at twenty two weeks
    the cot is still up and there is no baby in it
    saw me sobbing after the scan, there was no heartbeat
    her sister lived one hour`,
  'broken-bone': `
    fell off the monkey bars, elbow in pins, no football till spring
    purple plaster on her wrist and she wants everyone to sign it
    on crutches with a snapped ankle and fed up of watching
    came off his bike and cracked his collar bone`,
  operation: `
    grommets on the 3rd, scared of the sleepy gas
    having his tonsils whipped out and thinks it will be like a film
    third op on her foot and she says no more
    must not eat from midnight and go to sleep in a room full of masks`,
  scan: `
    has to lie in the noisy tunnel for her back
    an ultrasound on his tummy with the cold jelly
    wires stuck all over his head for an eeg while he sleeps
    chest x-ray, thinks it will hurt`,
  needles: `
    year nine boosters tomorrow and she has already fainted twice thinking of it
    finger pricks every clinic and he hides his hands
    blood test for his thyroid and it took four of us
    travel jabs before kenya, point blank no`,
  dentist: `
    took one look at the chair and clamped his jaw
    has to have a tooth pulled, it is rotten to the root
    the fluoride paste made her retch and she will not go back
    sealant on his molars, thinks it is a drill`,
  'hearing-aid': `
    deaf and asks why she is the only one
    hides his processors down the sofa
    the moulds whistle and the class turn round
    cannot hear her friends in the dinner hall and sits alone
    being the one deaf kid in a school of four hundred`,
  allergy: `
    reaction to sesame, two ambulances, now scared of the canteen
    can never have the birthday cake, brings his own in a tub
    wants to know why milk is poison for her and nobody else
    carries two pens and is fed up being asked about it`,
  'new-equipment': `
    standing frame twice a day and she sobs
    powerchair came on thursday and he rams everything
    will not be seen with his splints in shorts
    the feeding tube shows under her costume`,
  'body-gets-tired': `
    heart condition, has to sit down half way through everything
    his lungs are not good and the others leave him behind on walks
    needs a nap at eight and is ashamed of it
    legs turn to jelly by lunch, muscle disease`,
  'long-illness': `
    leukaemia treatment till 2027 and she asks what for
    sickle cell crisis again, misses every party
    has a pump on his belly and kids ask if he is a robot
    cystic fibrosis physio twice a day and a mountain of tablets`,
  'hospital-stay': `
    back on ward 4 for two weeks, wants his own pillow
    she begs not to stay in after her feeds go wrong
    neutropenic, nobody may visit, she watches the car park
    nights on the high dependency unit with the beeping`,
  'taking-medicine': `
    ointment for his eyes, it takes two of us
    steroid puffs through the spacer and he turns purple
    pretends to swallow and we find the tablets in the plant
    nasal spray every morning is a fight
    the emollient is cold and greasy she says, runs round the house`,
  glasses: `
    bent them, sat on them, buried them in the sandpit
    has to wear a patch for his lazy eye and calls it a pirate prison
    bifocals at six and the boys said goggles
    would rather not see the board than put them on`,
  'grandparent-dementia': `
    grandma hid the biscuits in the washing machine and accused him
    pops cried because he did not know whose birthday it was
    she tells the same war story eleven times an hour and he laughs at her
    nan called her by a dead sister's name`,
  'afraid-to-swallow': `
    lives on smoothies since the fishbone
    chews each bite till it is water and then spits it in a tissue
    a crisp scratched going down and she has not had anything solid since
    says his throat has a door that shuts`,
  tics: `
    jerks his head and clears his throat, the doctor says stress
    sniffing, blinking, sniffing, and the boy behind counts them
    his shoulder jerks and the more we say stop the more it goes
    makes a squeak every few seconds and cannot help it
    rolls her eyes up and clears her throat, doctor says it will pass`,
  'colour-blind': `
    coloured the grass brown and they fell about laughing
    red and green pens look the same to him and his map was wrong
    he cannot tell the bibs apart in football`,
  'premature-baby': `
    her brother is in an incubator with wires and he weighs less than a bag of sugar
    twins came at 28 weeks and we live at the hospital
    baby is coming home on oxygen after three months`,
  'sibling-with-disability': `
    his sister screams all night and he is so tired
    her brother will never talk and she asks if it is her fault
    every outing ends early because of his brother's chair
    embarrassed to bring friends home because her brother flaps and shouts`,
  'money-is-tight': `
    evicted, in one room at a friend's, he must not tell at school
    we had to move in with granny because of the rent
    the electric is on a meter and it runs out, she sits in her coat
    his trainers have holes and they noticed
    hours cut at the factory so no club this term
    we are using the food bank and she saw her teacher there`,
  'being-autistic': `
    he has been told he is autistic and asks what that is
    she knows she is autistic and hates the word
    we want to explain to him that he is autistic`,
  'having-adhd': `
    wants to know what adhd means now that the doctor has told him
    she has been told she has adhd and thinks it means stupid
    how do I tell him what adhd is`,
  'parent-in-hospital': `
    I am having my gallbladder out on tuesday and gran is staying
    daddy is in for his back and she will not go near the bed
    mum is on bed rest on the maternity ward till the twins come
    going in for a big op, away a week, cannot lift him for two months`,
  'parent-depressed': `
    some days I stay under the duvet and he gets his own cereal
    I have panic attacks and he watches me like a hawk
    his mother is not well in her head and sleeps all day
    I have postnatal depression and he thinks I am cross with him
    I cannot go out because of my anxiety and she does it all`,
  'parent-ill': `
    she looks after me when I have my fits
    young carer for her mum, misses clubs
    I have epilepsy and he knows what to do
    my ms is worse and I use a stick now
    daddy lost his hair and sleeps on the sofa all day
    on dialysis three times a week and she worries when I am late
    long covid, I cannot run about with him like before`,
  'parent-away': `
    screams when daddy puts his coat on
    cries at the sound of daddy's car keys
    rings his mother in poland and sobs after
    daddy is on a screen from dubai
    six months on a submarine and no phone
    he drives lorries abroad and is home one weekend in three
    mum works away in london mon to fri and he counts the sleeps
    his father is inside and visits are on saturdays
    started on the early shift so I am gone before he wakes`,
  'parents-arguing': `
    covers his sister's ears when we get going
    says please dont fight in her sleep
    we bicker in the car and he goes silent
    heard us yelling through the wall and packed a bag`,
  adoption: `
    asks what his tummy mummy looked like
    shouted you are not my real mum at me
    wants to know why her birth mother gave her away
    letterbox contact came and he would not read it`,
  fostering: `
    moved to us at easter and hoards bread in his drawers
    contact with his birth mum got cancelled again
    special guardianship, asks her nan when mummy will be better
    third placement, does not unpack`,
  'new-partner': `
    dad's wife wants to be called mum and he feels guilty
    I am the stepdad and she will not let me near her homework
    my partner's rules are not his dad's rules, he says
    my girlfriend and her lad are moving in and he has said he wont speak
    calls my fiance 'that man'
    dad has a lady friend and she found out from facebook
    said he will never call him dad and nobody asked him to`,
  'friend-moving-away': `
    her next door pal is off to cornwall for good
    last day with his buddy on friday, they have been a pair since they were two
    will not come to the goodbye tea
    his best friend starts somewhere else in september`,
  'two-homes': `
    left her favourite hoodie at dad's and it is the wrong week
    hates sundays because of the swap in the services car park
    different rules at mine and at his, he plays us off
    asks for a calendar because she never knows where she sleeps`,
  'parents-divorce': `
    his dad took the sofa and the telly and he stood in the gap
    we have told them we are not staying married
    she draws us all in one house still
    thinks if she is good daddy will move back`,
  'new-sibling': `
    asked if we can swap the baby for a dog
    bump is showing and she has gone back to a bottle
    wakes the baby on purpose
    went from only child to one of four with the triplets
    daddy and his new wife are having a girl and she says she is being replaced
    everyone coos at the twins and nobody looks at her`,
  'new-family-member': `
    granny moved in and her telly is on all night
    gran lives with us now and is loud
    grandad has moved into the dining room and smells of pipe
    two step sisters every other week and one bathroom
    our exchange student has the good bedroom
    great aunt is with us for ever now`,
  'moving-house': `
    boxes to the ceiling and he wants to know who will have his tree
    selling up, moving to spain, she will miss her swimming club
    we are emigrating to australia and leaving granny behind
    kissed every wall of her bedroom goodbye
    the army is posting us again, third house in five years`,
  'frightening-event': `
    saw granny fall down the stairs
    mum collapsed and he called the ambulance
    saw a man have a fit on the bus
    the boiler exploded and the kitchen was full of smoke
    a car came up on the pavement at us
    grandpa collapsed at the table in front of her
    got a shock off a broken plug and now touches nothing electric
    we were stuck in the flood and the fire brigade carried him`,
  'doctors-visit': `
    wont let the gp look in her ear
    asthma check up and he hides under the bed
    the two year review, she kept her hands over her tummy
    screamed the waiting room down before anyone touched him`,
  'body-safety': `
    a boy in class lifts up skirts
    a boy showed her his willy behind the shed
    wants to know who may wash her down there
    his uncle tickles him and wont stop when he says stop
    strips off at the front window`,
  prejudice: `
    their parents do not let them come to us because of our estate
    they say he plays like a girl and may not join
    they say two mummies is against the rules
    told that her dads are not allowed
    asked if her skin was dirty
    pulled his patka at break
    they do the accent at him
    someone made slitty eyes at her on the bus
    told girls cannot be engineers by a boy in her class`,
  bullying: `
    loser scratched on his locker
    trips him up in the corridor each day
    someone writes things about her on the toilet wall
    they wait for him by the bins every tuesday
    takes her snack and says or else
    comes home with someone else's spit on her coat
    older one makes him hand over his seat and his crisps`,
  'being-teased': `
    they all say she is in love with her reading partner
    voted ugliest by the form
    they sing a song with her surname
    nicknamed him after a pig and it has stuck
    laughed at his lunch, his coat, his haircut
    they did an impression of how she runs`,
  'war-and-news': `
    fled our country because of the bombs and wakes up screaming
    saw the bombs on my mother's telly
    asks if the soldiers will come here
    his cousins are in a country that is being shelled
    worried the planet will be on fire when she grows up`,
  stutter: `
    gets stuck on m and then gives up the sentence
    people finish his words and he goes red
    would rather point than say it, blocks on her own name
    the speech lady says slow and he hates slow
    the supply teacher told him to spit it out, he stammers`,
  'reading-is-hard': `
    letters swim she says
    guesses from the picture and throws the book
    his little sister reads the signs before he does
    dyslexic, spelling list every friday, tears every thursday
    on the lowest band and knows it`,
  'sitting-still': `
    tips his chair till it goes
    cant get through assembly without poking someone
    at the table he is up, down, up, under
    rolls about on the carpet when the others listen`,
  haircut: `
    the buzzer near his ears and that was that
    will not have the cape on
    hacked at it myself and now he wears a hat
    barber had to cut him on the run`,
  'nail-cutting': `
    toes like claws, I do them while he sleeps
    screams murder at the little scissors
    one nail a day is all she will allow`,
  'water-on-face': `
    a flannel near his eyes and he fights
    splashes make her gasp and cling
    cannot stand shampoo running down`,
  swimming: `
    sits on the side in her costume every lesson
    scared of the deep bit where his feet dont touch
    went under once at center parcs and will not let go of the rail
    thinks something lives in the drain of the pool`,
  'clothes-itch': `
    only long sleeves even in august
    will not touch paint or dough or grass
    no jeans, no tights, no labels, no collars
    cannot bear anything with buttons or zips
    wears the same soft joggers till they fall apart
    refuses gloves and hats, says they bite`,
  'food-textures': `
    anything with lumps comes straight back up
    peas pop and that is the end of dinner
    sauce must not touch, crunch only
    gags at the sight of scrambled egg`,
  'new-teacher': `
    next year's teacher is known for shouting
    maths days make her stomach hurt because sir shouts
    the head frightens him with her voice
    her form tutor has left mid year and she wont warm to the new one
    miss is having a baby and he says he will wait for her
    a new key worker and he only wants the old one
    sir is strict and shouts, last year's was a hug`,
  'moving-class': `
    moved up to juniors without her two friends
    mixed up the classes and she is the only one from hers
    put up a group and hates it
    september means a new room at the other end of the building
    moved to the top set without his mates`,
  'first-day-school': `
    big school looms, he has slept in the uniform
    settling in mornings start on monday
    secondary induction day and she thinks she will be squashed
    asks if I can come to reception too`,
  'new-school': `
    third school in two years and not one friend yet
    does not speak the language of his new school
    the new uniform is brown and she wept
    nobody sat with him at the new place`,
  tests: `
    the phonics screening has her in knots
    mocks start monday and he cannot eat
    eleven plus, tutor twice a week, tummy aches
    driving herself mad over the grade two theory exam
    went blank in the oral exam and shook`,
  'public-speaking': `
    will not go on the stage though she knows every word
    class assembly and she has three lines and a temperature
    refuses to go on, even with the costume sewn
    mumbles into his jumper at show and tell
    panics about the speaking part of the exam
    was fine at home and froze on the stage`,
  'group-work': `
    always ends up doing the whole poster herself
    they voted his idea out and he left the table
    paired with someone who does nothing
    cannot stand it when the team changes her plan`,
  'substitute-teacher': `
    cover teacher got his name wrong and he hid
    supply all week and nobody knows her timetable
    the sub did the register in another order`,
  homework: `
    hid his spellings where nobody would look
    spellings down the back of the radiator
    maths sheet, two hours, four snapped pencils
    leaves every project to the night before
    forgets his reading folder at school on purpose
    does it and then does not hand it in`,
  'first-phone': `
    cannot stop checking for likes
    first mobile for his birthday and he sleeps with it
    what rules for a new smartphone at eleven
    she pings her mates at midnight
    got a phone for the bus and now it is stuck to his hand`,
  'no-phone-yet': `
    she says she is the only human in year six without one
    all his mates have insta and we said not yet
    wants snapchat like the others, thinks we are ruining her life
    has a brick phone and is mocked for it`,
  'online-kindness': `
    a mate sent him a nude of someone and he feels sick
    hacked, and rude pictures went to everyone
    messages to somebody much older
    someone posted a clip of him falling over
    mean comments under her dance video
    kicked out of the server and called names
    he wrote something nasty in the class chat
    a picture of her was made into a sticker`,
  puberty: `
    wants to shave her legs and I think it is too soon
    growing a moustache and wants it gone
    sweats through her shirt and will not do sport
    came on at school, blood on her skirt, mortified
    first in the class to need a bra
    his voice goes up and down like a swanee whistle`,
  'peer-pressure': `
    his mates call him posh because he does not swear
    pays a boy to be his friend
    the others all do it and laugh at her because she does not
    they got him to ring doorbells and leg it
    gave her last pound so the girls would let her sit there
    smoked behind the sheds because they all did
    hands out her snacks so they will like her
    his crowd nick things and he stands watch`,
  'lockdown-drill': `
    hid in the dark cupboard with the class and thought it was real
    code red practice and she has not slept
    blinds down, lie on the floor, no talking, he asks who is coming`,
  'fire-drill': `
    evacuated because of gas and asks every day if it will be again
    waits for the bell all day with her hands over her ears
    alarm went off at the pool and they stood outside in towels
    had to leave the building because of a gas smell and asks if it will be again
    scared of the red box on the wall`,
  storms: `
    the wind in the chimney and he is in our bed
    hail on the car roof and now any grey cloud means no going out
    thinks lightning will find her
    checks the forecast six times a day`,
  dogs: `
    jumps into the road when one is off the lead
    a jack russell nipped her bum
    wont visit nan because of the labrador
    el perro de la vecina le salto encima`,
  spiders: `
    one behind the toilet and we now use a bucket
    checks his shoes, bed and towels for legs
    will not go in the loft bathroom or the shed, eight legs he says`,
  insects: `
    a wasp in her lemonade and summer is over
    stung twice, will not eat in the garden
    screams at flies, moths, even ladybirds
    ants in the sandpit and that was it`,
  lifts: `
    stuck between floors at the car park for half an hour
    twelve floors on foot because he hates the doors
    thinks it will drop`,
  escalators: `
    the moving stairs ate a girl's shoe, says his cousin
    freezes at the top and a queue builds up
    takes the long way round the shopping centre`,
  flights: `
    thinks the wings will come off
    first time on a plane, ears, seat belts, all the what ifs
    turbulence last year, will not board`,
  'meeting-santa': `
    the grotto queue and he bolted
    a big man in red coming in at night, no thank you
    wants the present left outside`,
  'mascots-and-masks': `
    someone dressed as a bear at the match
    clown at a party and she has not forgotten
    his own dad in a mask and he shook`,
  'loud-toilets': `
    the flush roars and she is out of there half dressed
    auto flush got him while he sat
    wants us to flush when she is three rooms away`,
  'public-toilets': `
    holds it all day till her tummy hurts
    no lock on the door at school so he wont
    will not sit where others have sat
    at school they bang on the cubicle`,
  'loud-noises': `
    runs when the machine goes on spin
    the spin cycle, the grinder, the motorbike, hands over ears
    balloons might pop so no parties
    school dinner hall is too loud, he eats in the corridor
    the robot hoover sets her off
    the bin lorry wakes him in terror`,
  monsters: `
    the coat on the door has eyes
    her dolls look at her when the lamp is out
    somebody lives in the attic, he is certain
    will not dangle a foot out of bed`,
  'night-terrors': `
    bolt upright at eleven, eyes open, does not know us
    screams the house down and remembers nothing
    walks about asleep and talks to the wall`,
  nightmares: `
    dreams of being chased and is afraid to close his eyes
    woke sobbing that I was dead
    the same bad dream about a wolf every night`,
  crowds: `
    the fair, the match, the sales: too many people
    he freezes in the school corridor at changeover
    a packed train and she could not breathe`,
  'told-secret': `
    told her one friend and by lunch all of year seven knew
    came out to a mate and it was passed on
    he blabbed what I had asked him to keep
    knows something about a friend and promised not to tell`,
  'left-out': `
    her group has decided that she is cancelled
    his mates have stopped coming because he never shares the controller
    the ball never comes to him
    nobody signed her shirt, nobody saved her a seat
    three of them have a band name and she is not in it
    picked last, again, always
    her friend has a boyfriend and no time for her
    invitations went round the class and skipped him`,
  'broken-promise': `
    grandma gave her cousin the ring that she was promised
    daddy said saturday and it was not saturday
    we forgot the tooth money and she thinks we lied
    swore we would go camping and it is off
    he waited on the step for two hours`,
  'lost-toy': `
    the hamster got out and is somewhere behind the units
    our tortoise walked off and has not been found
    monkey stayed on the tram
    rabbit fell out of the buggy and the other rabbit is wrong
    the cleaner binned her cardboard castle
    his lego ship got broken up by mistake
    bear went on holiday and did not come back`,
  'new-pet': `
    the kitten scratches and she is scared of it now
    promised a puppy and then carries it like a doll
    pulls the cat about
    rescue dog growls at him when he hugs it`,
  'weddings-and-parties': `
    hangs off me in the corner at every birthday party
    flower girl in june and has gone off it
    pass the parcel sends him under the table
    the bouncy castle party, forty children, no
    has to walk in front with the rings and everyone looks`,
  'going-to-a-restaurant': `
    cannot sit through a starter
    shouted about the waiter's nose
    wont order, wont eat, wants to go home`,
  'shopping-trip': `
    lies down in the cereal aisle
    will not go in the trolley seat, arches like a bow
    wants everything at the till`,
  'first-sleep-away': `
    fetched from camp on the first night and they all know
    exchange trip, a week with a family she has never met
    cried at brownie camp and the leader had to ring
    cub camp under canvas, he has never been without us
    rang at ten to be fetched from the sleepover
    residential in wales, four nights
    sleeping at nan's while we are at a wedding`,
  'hard-times': `
    her best friend has been diagnosed with cancer
    his dad is back from rehab and he walks on eggshells
    grandpa has a bag on his tummy after his operation
    we were evicted and sleep at my sister's
    granddad's got cancer and there is not much time
    his uncle is in a coma
    grandpa has not got long, the hospice rang
    I am in recovery and she remembers the drinking
    dad gambles and they know
    the bailiffs came while he was home`,
  'car-seat': `
    undoes the clip at seventy miles an hour
    stiff as a board when I strap him in
    says the booster is for babies`,
  carsick: `
    green by the first roundabout
    sick in a bag on every school trip
    boats, buses, back seats, all the same`,
  'first-trip': `
    eleven hours in the car to scotland with two under five
    first ferry and he thinks it will sink
    a long train, how to tell her`,
  'fear-dark': `
    landing light, night light, torch, all of them on
    will not go upstairs on his own after tea
    the bulb went and so did her bedtime`,
  'talking-at-school': `
    not one word in the classroom since september
    whispers to one friend who tells the teacher
    talks nonstop at home, mute at nursery`,
  'head-lice': `
    itching, combs, and the shame of the letter
    two hours with the fine comb and both of us crying
    her best friend's mum said she may not visit till the nits are gone`,
  'being-sick': `
    sniffs every meal in case it makes him throw up
    a boy puked in assembly and she will not go in the hall
    the tummy bug was in january and he still carries a bowl`,
  'getting-lost': `
    let go of my coat at the market and now she wont let go at all
    ended up on the wrong platform for ten minutes
    the class went in and she was still on the climbing frame
    keeps looking round for us in every shop`,
  'hair-brushing': `
    knots like a nest and she bites the comb
    afro hair wash day takes three hours and tears
    plaits for gymnastics, war`,
  braces: `
    train tracks on friday and she has googled it
    the retainer makes him lisp and he hides it in a napkin
    wires rub, cannot bite an apple`,
  'body-and-looks': `
    covers a bald patch where the scar is
    hates her nose
    wont have her photo taken
    thinks his ears stick out like a taxi with the doors open
    hairless from alopecia and gets asked all day
    port wine stain and strangers stare
    straightens her curls till they smell
    being the smallest in the year`,
  'saying-goodbye': `
    has to see me through the window of the gym hall the whole lesson
    will not let me leave her at gymnastics
    two weeks in and still prised off me at the door
    holds on to the railings
    cries at the window till I am out of sight
    she checks the clock and panics when I am five minutes late`,
  'school-refusal': `
    le duele la barriga todos los lunes y no quiere ir al colegio
    has not been in since the autumn half term
    tummy, head, legs: something hurts every school day
    gets as far as the car park and no further
    dressed, bag on, and then will not leave the stairs`,
  'told-off': `
    name on the board for something he did not do
    sent to the head for backchat
    a day's exclusion and he shrugs
    accused of breaking a window he was nowhere near
    lost his golden time for pulling faces`,
  'family-faith': `
    was given ham by mistake and worries that it was a sin
    given bacon by mistake and thinks god is cross
    fasting and the others eat in front of her
    asked about his topknot every day
    cannot go to the disco because of sabbath`,
  'friend-who-copies': `
    bought the same bag, same shoes, same everything
    looks over at his sums and gets the sticker for it
    told the teacher it was her idea first`,
  'sharing-a-room': `
    in with his sister now and they giggle till ten
    chalk line down the middle of the bedroom
    his brother snores and he sleeps in the bath
    gave up her room for gran and is in with the boys`,
  'wobbly-tooth': `
    hangs by a thread and she wont chew
    swallowed it and thinks the fairy will not pay
    the tooth fairy forgot to come and he is in bits
    last in the class to lose one`,
  'is-santa-real': `
    caught me being the tooth fairy with the coin in my hand
    found the wrapping paper in my wardrobe and put two and two together
    caught us with the coin under the pillow
    big cousin told her it is all mums and dads`,
  'bed-wetting': `
    strips his bed before we wake
    camp is coming and she still wears pull ups at night
    soaked through three nights in a row`,
  'thumb-sucking': `
    a thumb like a prune
    in the mouth the second she is tired and the teeth are going forward
    plasters, bitter stuff, gloves, nothing works
    se mete el pulgar en la boca para dormir`,
  'nail-biting': `
    down to the quick and then the toes
    gnaws at his fingers in front of the telly
    no nails left and they bleed`,
  'hair-and-skin': `
    bald patch where she twirls and pulls
    picks scabs till they scar
    eats his sleeves and collars
    no eyelashes left on one eye`,
  'dummy-or-bottle': `
    three dummies in the cot, one in each hand
    milk in a bottle at three and the teeth are going
    posted it to the dummy fairy and wants it back`,
  biting: `
    sinks his teeth in when someone is near his train
    the incident form again: left cheek, tooth marks
    bites my shoulder when I say no`,
  spitting: `
    spits her dinner across the table and giggles
    milk sprayed at his brother
    gobs at her sister in the car
    spits out his drink over people and laughs
    raspberries with spit at everyone`,
  hitting: `
    scratches his twin when I feed him
    shoves anyone who comes near me
    whacks with whatever is in his hand
    slaps my face when the tablet goes off
    shoves the toddler off the step
    kicks the dog when he is cross
    throws blocks at heads`,
  'running-off': `
    out of the front door and half way to the park
    off across the car park before I have locked the car
    drops my hand and legs it
    wanders down the aisles after anything shiny`,
  'taking-things': `
    caught with another child's dinner money
    traded his brother's best cards for rubbish ones behind his back
    swapped her friend's ring for a fake
    pockets full of other people's rubbers
    twenty quid from my purse and new cards
    borrows my lipstick and swears she has not
    a toy car came home from the doctor's up his sleeve`,
  swearing: `
    the b word at granny
    repeats what he hears on the building site
    said something filthy at the christening
    shouts rude words out of the car window`,
  lying: `
    lied that she was invited
    lies that he has a swimming pool
    she got a bad mark and hid the paper
    says he washed his hands, tap bone dry
    told her class we are moving to america, we are not
    blames a boy who does not exist
    told the teacher we never feed her
    his dad is an astronaut, he says
    wrappers under the pillow and it was not me`,
  interrupting: `
    talks over everyone at tea
    hangs off my arm when I am on a call
    shouts the answer before the question is done`,
  'personal-space': `
    stands nose to nose with people
    hugs so hard they fall over
    climbs on visitors
    wants to kiss every baby in the park
    does not want to be kissed by great aunts`,
  'stopping-play': `
    hides from me at pick up and makes me chase her
    home time at the playground: runs off round the climbing frame
    limp as a fish when it is time to go in
    won't get out of the pool, every single week
    the last ten minutes of any playdate
    holds on to the swings so I cannot lift him off`,
  'tidying-up': `
    the floor has not been seen since june
    says his arms are broken when it is time to clear up
    shoves the lot under the bed`,
  perfectionism: `
    rubs out till the paper tears
    nine out of ten is a fail in his book
    will not start because it might not be right
    tore up a lovely drawing over one line`,
  'losing-a-game': `
    must win at everything, even at walking to the door
    lost the final on an easy one and will not show his face
    snakes and ladders ended in the bin
    got knocked out in the semi and will not face school
    sulks for two days after every match
    changes the rules half way`,
  'asking-for-help': `
    sits there with the lid on rather than ask
    was lost in maths for a term and told nobody
    will not tell the teacher she cannot see
    does it alone, fails, explodes`,
  'sleeping-alone': `
    comes in at two, cold feet, every night
    I have to sit on the stairs till he is off
    checks that I am still downstairs
    only drops off with her hand on my arm`,
  'siblings-fighting': `
    who sits where, who got more, who breathed
    fought over a stick for an hour
    he wrecks her models and she thumps him
    like cat and dog from the minute they get up`,
  'change-of-plan': `
    took the other road home and he howled
    the swimming pool was shut and there was no plan b
    has to be the blue bowl and the left shoe first
    clocks went back and she is all over the place`,
  'arguing-with-parents': `
    wants her ears pierced like her friend and it is a shouting match
    laughs at me from the naughty step
    phone taken away for a week and not one word to us
    no is just the opening bid with her
    slammed it off its hinges because of a party
    rolls her eyes, whatever, you are so unfair
    everything is why and make me`,
  'new-bed': `
    lies on the floor beside the toddler bed
    his old cot is going to a cousin and he gets a big one
    out of the cot and out of the room
    sleeps on the rug beside the new bed
    thinks he will fall out of the top bunk`,
  'screens-off': `
    ten more minutes, ten more, then the remote at the wall
    the end of his game is the end of the world
    hides the tablet in her bed`,
  waiting: `
    is it my turn is it my turn is it my turn
    counts the sleeps to her party out loud all day
    the bus is late and he lies down
    cannot talk of anything but the holiday in six weeks`,
  'potty-transition': `
    loves her potty and hates the big loo
    the seat wobbles and his legs dangle
    will not do it without the little frog potty`,
  'potty-training': `
    crosses her legs, hops about, and still no
    dances on the spot and says she does not need to
    behind the curtain, in a nappy, never on the loo
    dry all day at home and soaked at nursery
    goes at home and at no other place
    holds on for a week because it stung once`,
  'brushing-teeth': `
    chews the brush and calls it done
    mint is spicy, jaw shut
    lies on the floor with his lips folded in`,
  'bath-time': `
    the plug, the gurgle, the going down the hole
    stands up screaming in two inches of water
    hair wash is once a month and needs two adults`,
  'healthy-eating': `
    chips, plain pasta, yoghurt: that's the list
    would rather go hungry than try a bean
    moves it round the plate till it is cold
    eats like a sparrow at school and raids the cupboard at six`,
  'screen-time': `
    in his room on the xbox from after school until midnight
    up till three on the console and a ghost at breakfast
    headset on, door shut, whole weekend gone
    found her watching clips under the duvet at two
    no meal without the tablet propped up`,
  'morning-routine': `
    one sock, gone, back in bed
    I say shoes thirty times
    the bus leaves at eight and she is naked at five to
    coat war on the doorstep every winter`,
  'bedtime-routine': `
    one more wee one more water one more cuddle
    bouncing off the mattress at ten
    wants the same story again and again and then another
    awake with the birds and that's it`,
  'taking-turns': `
    always has to go first, be leader, press the button
    stands in front of the slide so no one else can
    elbows through every line`,
  sharing: `
    never hands the controller over to his friends
    hoards the whole box of bricks under her legs
    mine mine mine
    grabbed it out of his cousin's hand`,
  'saying-sorry': `
    pushed a girl off the frame, her wrist is broken, and he has not said a word since
    would rather lose pudding than say the word
    mutters it to the wall
    says sorry and does it again`,
  teamwork: `
    never passes, wants to score himself
    walks off when the relay goes wrong
    shouts at the goalie`,
  'being-kind': `
    tells a boy that he is not invited any more
    laughed when the little one fell
    told her she may not come to the party any more
    bosses them about and they have had enough
    points at people in the street
    called the lady fat, out loud`,
  'respecting-differences': `
    asked why the man has no leg
    does not get why the boy with downs has a helper
    wants to know how two men can be married
    friend's mum wears a veil and she stared`,
  jealousy: `
    his brother's medal went in the bin
    cries when it is someone else's birthday
    why do they always get more
    her cousin got the pony
    twin brother is good at everything`,
  'making-friends': `
    eats lunch with the dinner lady
    hovers at the edge of the game
    too bossy, they have drifted off
    three weeks in and no names yet
    turned into a statue when a girl said hello`,
  'handling-disappointment': `
    did not get the part and has taken to her bed
    rained off, in tears till tuesday
    not chosen, again
    the shop had sold out of the one he saved for
    dropped to the second team`,
  'building-confidence': `
    says I am rubbish before the pencil is out
    took the stabilisers off and he will not even sit on it
    thinks everyone is cleverer
    would love to climb and stands at the bottom
    his baby sister can do it and he cannot`,
  'feeling-sad': `
    just flat, nothing tastes of anything she says
    cries in the bath and cannot say why
    not himself since the clocks went back`,
  'feeling-worried': `
    gets up at night to wash his hands again
    so stressed about being late that she sits in the car at half past seven
    if he treads on a crack someone will die
    who looks after me if you die, each night
    what if, what if, what if till eleven at night
    must not step on the lines or something will happen to me
    rings from school to see if I am alive
    washes till the skin splits
    ill with nerves before anything new`,
  'managing-anger': `
    threw a chair in class
    a table went over at school today
    fists, then tears, then asleep
    the wrong spoon and the table went over
    punches the sofa, the door, himself
    drops to the pavement and roars`,
};
