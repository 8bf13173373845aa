// Sorts a table by the column whose head was pressed; pressed again, the other way round.
for (const table of document.querySelectorAll("table.sorts")) {
  const value = (row, column) => {
    const text = row.cells[column].textContent.trim();
    const number = Number.parseFloat(text.replace(/[^0-9.+-]/g, ""));
    return column === 0 || Number.isNaN(number) ? text : number;
  };
  table.querySelectorAll("th button").forEach((head, column) => {
    let down = false;
    head.addEventListener("click", () => {
      down = !down;
      const rows = [...table.tBodies[0].rows];
      rows.sort((one, other) => {
        const [a, b] = [value(one, column), value(other, column)];
        return (a < b ? -1 : a > b ? 1 : 0) * (down ? -1 : 1);
      });
      table.tBodies[0].append(...rows);
    });
  });
}
