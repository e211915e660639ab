import type { Fields } from './field.ts';

/** Scenes of school, fears, places and growing up as parents tell them, without the name of the trouble; one a line. */
export const WORLD_SCENES: Fields = {
  'first-day-school': `
    wraps round my leg like a koala when we get there
    they have to prise him off me at the gate
    uniform is hung up ready and she says she is not going
    childminder says he cries till ten
    will you come back for me, asks every morning
    a big step on monday, she has only ever been at home with me
    settling in sessions went badly
    waves, sobs, runs after my car
    after the summer break wont go in any more`,
  'new-school': `
    dads job means a different one after easter and she will be the new girl
    didnt get the place with his friends, goes somewhere else
    left halfway through year four because it wasnt working
    nobody knows her there and she eats alone on her first day
    moves up to secondary, huge building, lost in corridors
    wrong uniform colour, wants her old one back
    from a village one with 30 kids to one with 500
    was home schooled and now joins a real one`,
  'new-teacher': `
    lovely man has left and the replacement shouts
    she cries for her old one from last year
    his one to one is leaving and he trusts nobody else
    the lady who does mornings is now another lady
    says miss is mean and she never smiles
    our nursery key person is on leave to have a baby
    doesnt like how the stand in does the register
    new piano lady, wont play for her`,
  'moving-class': `
    theyve shuffled the kids and he isnt with noah next term
    goes up to the big ones' room on monday
    they split the year and she is with none of her gang
    has to do the year again
    up from toddlers to preschool in the same building
    different side of the corridor, different peg, different carpet
    set two instead of set one for maths
    mixed up infants and juniors, wants to stay where he was`,
  homework: `
    words every night make her weep, shed do anything to get out of it
    ten sums take all evening
    slams the book shut, breaks the pencil
    sits for an hour and writes her name
    i end up shouting, he ends up under the table with the workbook
    projects left until sunday night
    has had enough of work by four o'clock and there is more in the bag`,
  tests: `
    start monday, feels sick
    blanked in the hall and handed in an empty paper
    cries when she sees the mark
    twenty spellings on friday, pale since wednesday
    thinks his whole life depends on getting into grammar
    grade two piano with an examiner
    being timed makes her hands shake
    afraid to fail in front of us, results come thursday
    driving himself mad with revision`,
  'public-speaking': `
    is the innkeeper in the nativity and has three lines
    two minutes talk on her hobby, in front of thirty kids
    goes bright red and silent when called on
    sings alone at the summer fair
    has to hold the mic and all the parents look
    forgot her words last year and ran off the stage
    school council wants him to give a vote speech
    reading in church on sunday
    dance show, froze in the wings`,
  'reading-is-hard': `
    the sentences wobble about he says
    the b is a d and the d is a b
    friends are on long ones and she is still on the pink band
    guesses from the picture
    throws the book, says only stupid people cant
    loses his place all the time, skips lines
    hides in the loo when it is her go to read to the class
    goes out with a lady for extra letters
    cannot spell his own surname at eight`,
  'sitting-still': `
    up down up down at table, cant keep his bum on a seat
    tips the chair, taps the pen, kicks the desk
    everybody sits on the mat except mine, who rolls
    looks out of the window and misses what to do
    legs never stop, wobble cushion, chews on things
    assembly for twenty minutes, impossible
    bouncing off the walls all day long, like a motor
    cant wait, cant listen, gets told off by everybody`,
  stutter: `
    m m m mummy, takes him ages, gets frustrated
    opens his mouth and nothing comes out, face goes red
    b-b-b-but i i i want
    others finish his sentences, so now he stays silent
    fine when singing but cannot get out his own name
    sounds bump and repeat when excited
    people laugh when she answers the register`,
  'asking-for-help': `
    cries quietly over her sums rather than tell miss she is lost
    struggles with the zip for ten minutes and then breaks it
    would sooner get it wrong than say i dont get it
    wet himself because he would not ask to go
    sits with an empty page all lesson
    pretends to know what to do and copies
    wont tell a grown up when something is too hard
    me do it, me do it, then falls apart`,
  'being-teased': `
    kids at football imitate the way he runs and snigger
    they sing a rhyme with her name
    says everyone laughs about his ears
    made a joke of his lunch, of his shoes, of his lisp
    called piggy, called baby, called a girl
    hides her freckles since a boy's remark
    doesnt want to wear her brace because of comments
    big brother's friends make fun of him all the time`,
  bullying: `
    pulls her bag off her, kicks her shins and says tell and youre dead
    a gang of them waits for him behind the gym
    bruises he wont explain
    day after day the same lad, trips him, takes his cap
    everyone was told not to talk to her
    afraid to walk home, feigns illness
    they put his head down the toilet
    older girls make her hand over her snack
    school does nothing, it has been months`,
  'left-out': `
    everyone in class got the pink envelope apart from mine
    saw the photos of the sleepover she wasnt at
    they say the game is full
    two best friends who used to be three
    whisper and giggle and stop when she comes
    picked last for every team
    nobody saved him a place at lunch
    told you are not in our club
    his cousins went to the cinema without him`,
  'making-friends': `
    hovers near groups but doesnt know what to say to them
    walks round the edge of the yard with the dinner lady
    has nobody to invite for a birthday
    comes on too strong and the others back off
    talks only of trains and they walk away
    not been on a single playdate this year
    plays next to them, never with them
    says hello to a wall, wants someone to play with`,
  'losing-a-game': `
    every time he gets beat he says the other boy cheated
    changes the rules so that she is first
    pieces fly when his counter goes down the snake
    sits down on the pitch and cries when they score
    we let him win or the evening is over
    came fourth on sports day and threw her medal
    wont shake hands after the match
    stops playing when he sees he is behind`,
  perfectionism: `
    got 19 out of 20 and cried all evening about the one
    one wobbly letter and the whole page goes in the bin
    copies a text three times till not one word is crossed out
    wont start since it might not be good
    tower leans a bit so he kicks it down
    colours outside the edge and sobs
    hair has to be parted just so, done five times
    hates being corrected, so afraid of being wrong
    nothing she makes is ever fine`,
  prejudice: `
    a boy said her skin looks like dirt
    told him his lunch stinks and people like him should leave
    wants to be white like her friends
    they pulled off her scarf at the bus stop
    kids say her two mums are not a real family
    called names because he is jewish
    a lady on the train said something about us and our language
    you cant be the princess, you are brown
    made slitty eyes at him
    said someone in a wheelchair cant be in the team`,
  'peer-pressure': `
    does whatever jayden tells him, threw stones at cars
    bunked off with the big ones
    wants the same trainers as everybody or cannot show his face
    rang doorbells and ran, because they said so
    laughs along when his mates are nasty though he isnt like that
    cant say no to her gang
    someone offered him a cigarette behind the shops
    gave away her lunch money so they would like her
    he gets into trouble for things others put him up to`,
  teamwork: `
    project with three others and ended up doing it all herself
    wants to be the captain or wont join
    keeps the ball and never passes
    others do it wrong so he does it over
    stormed out because they voted for another plan
    refuses to sing with the rest of the choir
    wont let his partner hold the glue
    building a den with cousins, only his plan counts`,
  'fire-drill': `
    bell rang and they all had to stand on the field in the rain
    shaking each morning in case it goes off
    asks the teacher every hour if today is practice
    beep beep beep from the ceiling when I burn toast
    thinks the building will burn when he hears that siren
    wont go to assembly since that practice
    ran and hid in the cloakroom when the alarm went`,
  'loud-noises': `
    motorbikes going past make her scream and run
    someone popped one at a birthday and now he wont go near
    hoover hairdryer blender, all out of the question
    bonfire night under the table with the dog
    the bell at break, the clapping in the hall
    when her class is rowdy she cries and hides
    drops to the ground when a lorry hisses
    ear muffs on to go to the cinema
    road works outside, the baby's crying, too much for his ears`,
  'loud-toilets': `
    roars at him
    runs out of the room before anyone can pull the handle
    the sort that goes off by itself while she is sitting
    never lets us empty it while he is near, it stays
    swirling water will take me away, she says
    fingers in ears at the swoosh
    on the plane it nearly sucked him in`,
  'public-toilets': `
    the ones at school smell so he crosses his legs till half three
    bursting and still wont go in, we drive home
    seats are dirty, someone might come in, the lock is odd
    we cant be out for more than two hours as she wont wee anywhere else
    hand dryers and echo so he refuses to enter
    on holiday he did not go for three days
    wet herself in the shop because of not wanting to use theirs`,
  storms: `
    each rumble outside and shes shaking under the duvet
    watches the sky and asks is it coming
    checks the forecast ten times and wont go out if grey
    a tree came down last winter and wind makes her panic
    counts after the flash
    rain on the roof light wakes her in terror
    refuses to go to school when it is gusty
    hail on the car`,
  dogs: `
    neighbour got a big alsatian and my lad wont go out any more
    climbs up me like a tree when one trots by
    wont visit grandad because of rex
    got knocked over by a spaniel at two
    scans the park before she will get out of the car
    even a tiny one on a string has him screaming
    someone's boxer snapped at him`,
  insects: `
    ladybirds, ants, flies, anything with legs that crawls on him
    wont eat outside because something might buzz
    was stung on the lip and now all summer indoors
    moths round the lamp and she cant sleep
    a fly in the car nearly made us crash
    screams at a beetle on the path
    worms after rain, steps over as if they were snakes`,
  spiders: `
    even a picture in a book
    wont go in the shed or the cellar because of cobwebs
    thing with eight legs above the bed, no sleep
    I have to check the shower corner first
    checks shoes, sheets and curtains for them
    saw one run across the carpet in autumn`,
  lifts: `
    we always walk up seven floors as he will not ride up
    it got stuck once for five minutes
    buggy and a six year old who takes the stairs
    the doors might squash him, the box might fall
    cant get to the surgery on the sixth floor
    tummy drops when it moves, holds on and weeps
    wont step over the gap`,
  escalators: `
    freezes at the top and people pile up behind
    those moving staircases in department stores
    afraid it will eat her shoes
    won't step on, won't step off
    we search for the ordinary stairs at every tube stop
    teeth at the end swallow your laces
    i have to carry him down at the metro`,
  flights: `
    connecting with my boy who hates the scanners and the belt sign
    taking shoes off, bags through a machine, strangers patting him
    what if it falls out of the sky
    ears hurt when we go down, screamed last time
    nine hours to see my parents
    wont sit strapped in that long, kicks the row in front
    first time up in the clouds, scared of the bumps
    delayed four hours at the gate`,
  'first-trip': `
    twelve hours in the car to the south of france
    never slept in a tent, worries about animals
    hotel bed smells wrong, wants home
    overnight ferry and then a long drive
    a week in a cottage, no wifi, he needs his routine
    where do we sleep, what do we eat there, she asks
    first time abroad, different food and language
    packing makes him frantic, takes all his toys
    going by train for the first time`,
  'first-sleep-away': `
    beavers overnight, what if he misses me
    has never spent a night without us
    at grandmas for two days while we are at a wedding
    ring me to fetch her at midnight
    class goes to an activity centre for three days in may
    invited to sleep at a friend's, wants to but daren't
    what if i need you and you arent there
    home sick after one hour at camp`,
  crowds: `
    train stations at rush hour, he puts himself in a ball
    too many bodies, she bites her hand and screams to get out
    the christmas market was a disaster, jostled
    queues and elbows and prams everywhere, he freezes
    open day with five hundred people
    will only go to the zoo when it opens and no one is there
    football ground, everybody pushing, he lost it
    wont go to town on saturdays`,
  'shopping-trip': `
    lies down by the toys and howls
    can i have, can i have, can i have along every row
    throws himself out of the cart
    opens packets before we have paid
    we buy the magazine just to get round without a scene
    trying on trousers in a changing cubicle, no way
    pulls tins off the shelf
    bright lights, music, she melts by the bread`,
  'going-to-a-restaurant': `
    three year old who wont stay in his chair at pizza place
    food takes too long and he throws the salt
    only eats what I bring and they tell us off
    everyone looks at us while he screeches over the menu
    lunch with my in laws at a smart place on sunday
    crawls to other tables and says hi
    wants the kids meal from another chain`,
  'weddings-and-parties': `
    cousin is getting married and there will be 200 people and a suit
    hides in the loo when they sing to her with the cake
    my sister's big day, he carries the rings
    loud music, aunts with lipstick, and everyone wants a kiss
    wont go in though she was invited by her best friend
    his own birthday was too much, he cried and sat upstairs
    family reunion, no idea who anyone is
    diwali with fifty guests in the house
    has to wear a stiff dress and be good for five hours`,
  'mascots-and-masks': `
    the giant rabbit at the easter hunt made her wet herself
    people inside big furry suits
    we cant go to the park with the mouse and the duck
    a man with a painted white face and red nose at the circus
    october, everyone at the door looks like the dead
    his own dad in a beard and a hood, no recognising, panic
    football club's bear wanted a high five
    puppets without eyes`,
  'meeting-santa': `
    jolly fella in red at the garden centre
    screams on his knee in each photo since birth
    doesnt want an old man coming into her bedroom at night
    hides when bells ring at the christmas fair
    he sees you when you sleep, that has scared her
    who is he and why does he know my name, wont queue for his present
    reindeer on the roof, afraid of the one who comes down`,
  monsters: `
    check for baddies behind the curtain five times
    something lives in the toilet and the cellar
    wont go upstairs without me, a witch is there
    his dressing gown on the door looks like a man
    saw a film at a friend's and now it lives in her cupboard
    spray bottle against them by the pillow
    hears steps, thinks someone is breaking in
    a green hand will come out from under`,
  nightmares: `
    comes in trembling and says it was chasing me
    afraid to shut her eyes because it will come again
    same one each week, we are all gone
    wakes the house at three sobbing and sweaty
    a wolf, a fall, a fire, then wide awake till dawn`,
  'sleeping-alone': `
    climbs in between us about one each night
    i sit on the floor holding a foot till she is gone
    daddy ends up on the sofa every night
    will nod off only if i lie beside him
    we bought the lovely bunk and it stays empty
    brother moved out of the shared room and now she cannot
    small feet in my back since she was two
    from cot to a proper one and he keeps getting out to find me`,
  'fear-dark': `
    sleeps with every bulb in the house burning
    wont go down the corridor after sunset unless I switch on
    black corners, the coat on the hook moves
    street lamp broke and since then no sleep
    door must be ajar and the hall bright
    when the plug-in glow failed she shrieked
    autumn evenings, wont go in the garden or up the stairs
    holds a torch all through`,
  'body-safety': `
    uncle always wants kisses and she doesnt want to, her body is hers
    who may help with wiping and who may not
    someone at the park asked him to come and see a kitten
    a friend asked to see his willy in the play house
    teach her to say stop when it feels odd
    secrets that make you feel funny
    what if a grown up wants a photo without clothes
    takes his pants down in front of others
    hand in her knickers on the sofa, how to say that is private
    talks to anyone and would go with them`,
  puberty: `
    sprouting under her arms and a bit of chest at nine
    blood in her knickers and she thought she was dying
    his voice goes up and down and he wont speak
    needs to shower more, pongs after PE
    slams doors, weepy, then fine, first of her class to develop
    face full of zits before the disco
    taller than her teacher at eleven and stoops
    embarrassed in the changing room by how he looks down there
    asks why things are growing`,
  'first-phone': `
    year seven is coming and he is begging for a smart one
    she says she is the only one in class without
    we got her one so she can ring us on the bus, what are the rules
    at what age, and at night on the charger downstairs
    feels out of it because all of them text
    birthday wish is a mobile and we are unsure
    lost it in the first week, 200 pounds`,
  'online-kindness': `
    posted a horrid comment under a pal's video
    sent a silly picture of a girl round and it hurt her
    they kicked her out of the chat and laughed there
    types things he would never say
    a stranger in the game was nasty to him
    screenshots going about, she cries over her phone
    rude replies to players who lose
    someone made a fake account of her`,
  'war-and-news': `
    heard on the radio about rockets and asked whether we need a bunker
    saw children in rubble on my phone
    asks if soldiers will come to our town
    planet is burning, polar bears, she cannot sleep
    a boy in class fled from there and told stories
    kids talk about world war in the playground
    shooting at a school on tv and now he wont go
    floods and fires everywhere she says, are we next`,
  general: `
    favourite colour
    wants a story about a friend who is invisible
    obsessed with washing machines
    licks windows and lamp posts
    the car broke down and he asks about it each trip
    will not have her photo taken
    never says thank you or please
    walks on tiptoes
    eats with her hands
    mixes two languages
    a helmet on the scooter
    scared of cotton wool
    going upstairs on his own in daytime
    wobbly tooth, afraid to lose it
    bites the collar of his shirt
    wont wear a hat or sun cream
    cries at sad songs
    asks why all day long
    sick in the car on bends
    hates birds, pigeons, feathers
    scared of bridges and heights
    puts everything up his nose
    wont ride a pony
    afraid of the moon
    writing with her left hand
    collects sticks and leaves
    sings at dinner
    wants to marry her teddy
    talks in a robot voice
    lines up cars in rows all day
    will only speak in whispers
    hides under blankets as a game
    asks about god and the universe
    wont have plasters on his knee
    scared of dolls and mirrors
    picks flowers in other gardens
    wont hold a pencil properly
    cannot tie laces or ride a bus
    belches at table
    moves chairs around`,
};
