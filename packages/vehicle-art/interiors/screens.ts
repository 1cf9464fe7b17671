/** Draws the map of a dashboard's screen on a canvas of 900 × 510 pixels. */
export function drawMap(x: CanvasRenderingContext2D): void {
  const ground = x.createLinearGradient(0, 0, 900, 510);
  ground.addColorStop(0, '#132131');
  ground.addColorStop(1, '#0a1018');
  x.fillStyle = ground;
  x.fillRect(0, 0, 900, 510);
  x.strokeStyle = '#2c4a63';
  x.lineWidth = 9;
  for (let i = 0; i < 7; i++) {
    x.beginPath();
    x.moveTo(-20, 60 + i * 80);
    x.bezierCurveTo(200, 20 + i * 90, 360, 180 + i * 40, 600, 40 + i * 80);
    x.stroke();
  }
  x.strokeStyle = '#39a0ff';
  x.lineWidth = 14;
  x.beginPath();
  x.moveTo(90, 500);
  x.bezierCurveTo(180, 320, 360, 330, 470, 40);
  x.stroke();
  x.fillStyle = '#16202c';
  x.fillRect(600, 0, 300, 510);
  ['#2f7df6', '#2f9e62', '#d98b2b', '#7a57d1'].forEach((colour, i) => {
    x.fillStyle = colour;
    x.beginPath();
    x.roundRect(640 + (i % 2) * 120, 60 + Math.floor(i / 2) * 130, 90, 90, 20);
    x.fill();
  });
  x.fillStyle = '#dfe8f0';
  x.fillRect(640, 360, 210, 14);
  x.fillRect(640, 395, 150, 12);
}

export function drawDials(x: CanvasRenderingContext2D): void {
  x.fillStyle = '#07090d';
  x.fillRect(0, 0, 900, 340);
  for (const [centre, end, text] of [
    [170, 4.8, '60'],
    [730, 4.1, '72'],
  ] as const) {
    x.lineWidth = 16;
    x.strokeStyle = '#27323d';
    x.beginPath();
    x.arc(centre, 180, 120, 2.4, 7);
    x.stroke();
    x.strokeStyle = '#46b2ff';
    x.beginPath();
    x.arc(centre, 180, 120, 2.4, end);
    x.stroke();
    x.fillStyle = '#fff';
    x.font = '600 74px sans-serif';
    x.textAlign = 'center';
    x.fillText(text, centre, 206);
  }
  x.strokeStyle = '#3c4752';
  x.lineWidth = 6;
  for (const side of [-60, 60]) {
    x.beginPath();
    x.moveTo(450 + side * 2, 330);
    x.lineTo(450 + side * 0.5, 110);
    x.stroke();
  }
  x.fillStyle = '#cfd6dd';
  x.fillRect(430, 190, 40, 60);
}
